import FivefoldCore
import SwiftUI

/// Shows one-time notices, and confirmations of irreversible actions.
struct Notices: ViewModifier {
  let window: WindowModel
  let isOnTop: Bool

  private var app: AppModel { window.app }

  func body(content: Content) -> some View {
    content
      .alert(app.notice ?? "", isPresented: shows({ app.notice != nil }, end: app.dismissNotice)) {
        // The system adds a button that dismisses it.
      }
      .alert(
        window.question?.words ?? "", isPresented: shows({ window.question != nil }, end: { window.question = nil }),
        presenting: window.question
      ) { question in
        Button(question.yes, role: .destructive) { window.perform(question.action) }
        Button(word(.cancel), role: .cancel) {}
      }
  }

  private func shows(_ isThere: @escaping @MainActor () -> Bool, end: @escaping @MainActor () -> Void)
    -> Binding<Bool>
  {
    bound({ isOnTop && isThere() }, { if !$0 && isThere() { end() } })
  }
}
