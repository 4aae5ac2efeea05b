// Code that Apple's compiler rejects or warns about; `swiftc -verify` checks that the declarations reject it too.
import SwiftUI

struct Literals: View {
  @Binding var isOn: Bool
  let words: String

  var body: some View {
    // expected-warning@+1 {{'init(_:tableName:bundle:comment:)' is deprecated}}
    Text("a key")
    Text(words)
    Text(verbatim: "no key")
    // expected-warning@+1 {{'init(_:action:)' is deprecated}}
    Button("a key") {}
    Button(words, role: .cancel) {}
    // expected-warning@+1 {{'init(_:isOn:)' is deprecated}}
    Toggle("a key", isOn: $isOn)
    // expected-warning@+1 {{'accessibilityLabel' is deprecated}}
    Spacer().accessibilityLabel("a key").accessibilityHint(words)
  }
}

struct MissingImports: View {
  // expected-error@+1 {{cannot find type 'URL' in scope}}
  let file: URL
  // expected-error@+1 {{cannot find type 'UTType' in scope}}
  let type: UTType

  var body: some View {
    Spacer().onAppear {
      // expected-error@+1 {{cannot find 'AccessibilityNotification' in scope}}
      AccessibilityNotification.Announcement(Self.words).post()
    }
  }

  static let words = ""
}

struct Threads: View {
  // expected-note@+1 {{mutation of this property is only permitted within the actor}}
  @State private var text = ""

  var body: some View {
    // Without `@Sendable` the closure would be of the main actor, and stop the app on another thread.
    PasteButton(payloadType: String.self) { @Sendable texts in
      // expected-error@+1 {{main actor-isolated property 'text' can not be mutated from a Sendable closure}}
      text = texts[0]
    }
  }
}

struct NewerThanTheApp: View {
  var body: some View {
    // expected-error@+1 {{has no member 'onScrollGeometryChange'}}
    Spacer().onScrollGeometryChange()
  }
}
