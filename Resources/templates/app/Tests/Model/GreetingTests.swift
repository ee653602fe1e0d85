import Testing
import {{NAME}}Model

struct GreetingTests {
    @Test(arguments: [("", "Enter your name."), ("Ada", "Hello, Ada!")])
    func theTextContainsTheName(name: String, text: String) {
        #expect(Greeting(name: name).text == text)
    }
}
