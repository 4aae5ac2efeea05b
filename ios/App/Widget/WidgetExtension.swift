import FivefoldWidgets
import SwiftUI
import WidgetKit

/// The entry of the widget extension; everything it shows is in the package.
@main
struct Widgets: WidgetBundle {
  var body: some Widget { DailyWidget() }
}
