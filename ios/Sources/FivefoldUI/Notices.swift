import FivefoldCore
import SwiftUI

/// Shows messages in place of the title, which covers nothing, and confirmations of irreversible actions.
struct Notices: ViewModifier {
  let window: WindowModel
  let isOnTop: Bool

  private var app: AppModel { window.app }

  func body(content: Content) -> some View {
    content
      .alert(
        window.question?.words ?? "", isPresented: shows({ window.question != nil }, end: { window.question = nil }),
        presenting: window.question
      ) { question in
        Button(question.yes, role: .destructive) {
          window.ifHeard { window.perform(question.action) }
        }
        Button(word(.cancel), role: .cancel) {}
      }
  }

  private func shows(_ isThere: @escaping @MainActor () -> Bool, end: @escaping @MainActor () -> Void)
    -> Binding<Bool>
  {
    bound({ isOnTop && isThere() }, { if !$0 && isThere() { end() } })
  }
}

/// Shows the app's message in place of the screen's title while there is one.
struct MessageTitle: ViewModifier {
  let window: WindowModel

  func body(content: Content) -> some View {
    content
      .toolbar {
        if let message = window.app.home.message {
          ToolbarItem(placement: .principal) {
            MessageLine(words: message.words, undo: message.hasUndo ? window.undoRemoval : nil)
          }
        }
      }
      .task(id: window.app.home.message?.key) {
        guard let message = window.app.home.message else { return }
        announce(message.words)
        do { try await Task.sleep(for: .milliseconds(Int(message.stayMs))) } catch { return }
        window.app.dismiss(message)
      }
  }
}

/// A message, with the button to undo what it tells.
struct MessageLine: View {
  let words: String
  let undo: (@MainActor () -> Void)?

  @Environment(\.window) private var window

  var body: some View {
    HStack(spacing: 8) {
      Text(words).font(.footnote).lineLimit(3).minimumScaleFactor(0.7)
      if let undo { Button(word(.undo)) { window?.ifHeard(undo) }.buttonStyle(.bordered) }
    }
  }
}
