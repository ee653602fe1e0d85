// SPDX-License-Identifier: MIT

import RxController

final class AViewController: RxViewController<AViewModel> {}
final class AViewModel: RxViewModel {}
final class BViewController: RxViewController<BViewModel> {}
final class BViewModel: RxViewModel {}
final class CViewController: RxViewController<CViewModel> {}
final class CViewModel: RxViewModel {}
final class DViewController: RxViewController<DViewModel> {}
final class DViewModel: RxViewModel {}
final class EViewController: RxViewController<EViewModel> {}
final class EViewModel: RxViewModel {}
final class FViewController: RxViewController<FViewModel> {}
final class FViewModel: RxViewModel {}
final class GViewController: RxViewController<GViewModel> {}
final class GViewModel: RxViewModel {}
final class HViewController: RxViewController<HViewModel> {}
final class HViewModel: RxViewModel {}
final class IViewController: RxViewController<IViewModel> {}
final class IViewModel: RxViewModel {}
final class JViewController: RxViewController<JViewModel> {}
final class JViewModel: RxViewModel {}
final class KViewController: RxViewController<KViewModel> {}
final class KViewModel: RxViewModel {}
final class LViewController: RxViewController<LViewModel> {}
final class LViewModel: RxViewModel {}
final class MViewController: RxViewController<MViewModel> {}
final class MViewModel: RxViewModel {}
final class NViewController: RxViewController<NViewModel> {}
final class NViewModel: RxViewModel {}
final class OViewController: RxViewController<OViewModel> {}
final class OViewModel: RxViewModel {}
final class PViewController: RxViewController<PViewModel> {}
final class PViewModel: RxViewModel {}
final class QViewController: RxViewController<QViewModel> {}
final class QViewModel: RxViewModel {}
final class RViewController: RxViewController<RViewModel> {}
final class RViewModel: RxViewModel {}
final class HelpViewController: RxViewController<HelpViewModel> {}
final class HelpViewModel: RxViewModel {}
