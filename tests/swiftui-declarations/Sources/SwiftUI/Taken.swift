// Names of SwiftUI that the app does not use: a type of the core with the same name would be ambiguous in every view that
// uses it. They are declared empty and are not in the table of facts.
public enum Alert {}; public enum Anchor {}; public enum Animatable {}; public enum Animation {}
public enum AnyShape {}; public enum AnyTransition {}; public enum AnyView {}
public enum AppStorage {}; public enum BlendMode {}
public enum ColorPicker {}; public enum ContainerRelativeShape {}; public enum ContentTransition {}
public enum ControlGroup {}; public enum ControlSize {}; public enum CoordinateSpace {}; public enum DatePicker {}
public enum Divider {}; public enum DropInfo {}; public enum DropProposal {}; public enum EditButton {}
public enum EditMode {}; public enum Ellipse {}; public enum EllipticalGradient {}; public enum Entry {}
public enum FetchRequest {}; public enum FocusedBinding {}; public enum FocusedObject {}; public enum GaugeStyle {}
public enum Gauge {}; public enum Glass {}; public enum Gradient {}; public enum Grid {}; public enum GridRow {}
public enum Group {}; public enum GroupBox {}; public enum HoverEffect {}; public enum ImagePaint {}
public enum InterfaceOrientation {}; public enum KeyframeAnimator {}
public enum KeyframeTrack {}; public enum KeyframeTimeline {}; public enum Keyframes {}
public enum LayoutProperties {}; public enum LayoutSubview {}; public enum LayoutSubviews {}; public enum LazyHGrid {}
public enum Link {}; public enum ListItemTint {}; public enum Material {}
public enum MeshGradient {}; public enum MoveKeyframe {}
public enum NavigationLink {}; public enum NavigationSplitView {}; public enum NavigationView {}
public enum ObservedObject {}; public enum OpenURLAction {}; public enum OutlineGroup {}; public enum OutlineSubgroupChildren {}
public enum PhaseAnimator {}; public enum PopoverAttachmentAnchor {}
public enum PresentationMode {}; public enum Preview {}; public enum PreviewDevice {}; public enum PreviewLayout {}
public enum ProjectionTransform {}; public enum Prominence {}; public enum ProposedViewSize {}; public enum RadialGradient {}
public enum RenameButton {}; public enum RotateGesture {}; public enum RotatedShape {}; public enum SafeAreaRegions {}
public enum ScaledShape {}; public enum ScrollTarget {}; public enum SearchScopeActivation {}
public enum SecureField {}; public enum Settings {}; public enum SettingsLink {}; public enum Spring {}
public enum SpringKeyframe {}; public enum StateObject {}; public enum SubmitLabel {}; public enum Subscription {}
public enum Subview {}; public enum SymbolRenderingMode {}; public enum SymbolVariants {}
public enum Tab {}; public enum TabView {}; public enum Table {}; public enum TableColumn {}; public enum TableRow {}
public enum TapGesture {}; public enum TextEditor {}; public enum TextSelection {}
public enum ToggleStyle {}; public enum ToolbarCommands {}; public enum Transition {}; public enum TransitionPhase {}
public enum UnevenRoundedRectangle {}; public enum UserInterfaceSizeClass {}
public enum ViewDimensions {}; public enum ViewSpacing {}; public enum VectorArithmetic {}; public enum Window {}
public enum WindowStyle {}; public enum WritingDirection {}
