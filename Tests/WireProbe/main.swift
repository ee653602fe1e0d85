import WireKit
print("")
