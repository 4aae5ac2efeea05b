import FivefoldCore
import SwiftUI

/// The menu of a board's screen near the thumb: cards of rows, and symbols beside the title.
struct MenuSheet: View {
  let groups: [[ScreenButton]]
  var tools: [ScreenButton] = []
  let window: WindowModel

  var body: some View {
    Form {
      ForEach(groups.indices, id: \.self) { group in
        Section {
          ForEach(groups[group], id: \.action) { row in
            if case .unfold(let buttons) = row.action {
              FoldedRow(row: row, buttons: buttons)
            } else {
              MenuRow(row: row) { window.leaveMenu(row) }
            }
          }
        }
      }
    }
    .navigationTitle(word(.menu))
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        ForEach(tools, id: \.action) { tool in
          Button(tool.label, systemImage: tool.icon) { window.leaveMenu(tool) }.labelStyle(.iconOnly)
        }
      }
    }
  }
}

/// A row: its symbol, its label, and its current value at the other end.
private struct MenuRow: View {
  let row: ScreenButton
  var end: String?
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 12) {
        Label(row.label, systemImage: row.icon)
        Spacer(minLength: 8)
        if !row.detail.isEmpty { Text(row.detail).font(.subheadline).foregroundStyle(.ink(.quiet)) }
        if let end { Image(systemName: end).accessibilityHidden(true) }
      }
      .frame(minHeight: 48)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(!row.isEnabled)
  }
}

/// A row that opens round buttons below it.
private struct FoldedRow: View {
  let row: ScreenButton
  let buttons: [ScreenButton]

  @State private var isOpen = false
  @Environment(\.window) private var window

  var body: some View {
    MenuRow(row: row, end: isOpen ? "chevron.up" : "chevron.down") {
      window?.ifHeard {
        isOpen.toggle()
        window?.replaced()
      }
    }
    if isOpen {
      HStack(alignment: .top, spacing: 4) {
        ForEach(buttons, id: \.action) { button in
          ShareButton(button: button) { RoundFace(button: button) }.buttonStyle(.plain)
        }
      }
    }
  }
}

/// A round symbol with its label below it.
private struct RoundFace: View {
  let button: ScreenButton

  @Environment(\.palette) private var palette

  var body: some View {
    VStack(spacing: 4) {
      Image(systemName: button.icon)
        .frame(width: 48, height: 48)
        .background(palette[.secondTone], in: Circle())
        .accessibilityHidden(true)
      Text(button.label).font(.caption).multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity)
    .contentShape(Rectangle())
  }
}

/// A button that shares a match by the system's own one, or performs its action.
struct ShareButton<Face: View>: View {
  let button: ScreenButton
  @ViewBuilder let face: () -> Face

  @Environment(\.palette) private var palette
  @Environment(\.window) private var window

  var body: some View {
    let preview = SharePreview(window?.match?.state.name ?? button.label)
    if let window, case .shareFile(let number) = button.action {
      ShareLink(item: SharedMatch { try window.app.saved(match: number) }, preview: preview) { face() }
    } else if let window, case .shareText(let number) = button.action {
      ShareLink(item: SharedText { try window.app.text(match: number) }, preview: preview) { face() }
    } else if let match = window?.match, button.action == .sendMessage {
      ShareLink(item: SharedLink(match: match), preview: preview) { face() }
    } else if let match = window?.match, button.action == .sharePicture {
      ShareLink(item: SharedPicture(match: match, palette: palette), preview: preview) { face() }
    } else {
      Button {
        window?.press(button)
      } label: {
        face()
      }
    }
  }
}
