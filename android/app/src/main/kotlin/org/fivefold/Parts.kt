package org.fivefold

import android.os.SystemClock
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.layout.wrapContentWidth
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.AlertDialog
import androidx.compose.material3.BottomSheetDefaults
import androidx.compose.material3.Button
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.FilterChip
import androidx.compose.material3.FilterChipDefaults
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.ModalBottomSheet
import androidx.compose.material3.Scaffold
import androidx.compose.material3.SheetValue
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.material3.rememberModalBottomSheetState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.graphics.BlendMode
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.CompositingStrategy
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import org.fivefold.core.generated.AppMessage
import org.fivefold.core.generated.ButtonAction
import org.fivefold.core.generated.Question
import org.fivefold.core.generated.Symbol
import org.fivefold.core.generated.Word

/** The top bar of a screen, which grows with its title. */
@Composable
fun ScreenBar(title: String, onBack: (() -> Unit)?, actions: @Composable RowScope.() -> Unit = {}) {
    Row(
        Modifier
            .fillMaxWidth()
            .windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Top + WindowInsetsSides.Horizontal))
            .heightIn(min = 56.dp)
            .padding(start = if (onBack == null) 20.dp else 4.dp, end = 4.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        onBack?.let { BackButton(it) }
        Title(title, Modifier.weight(1f).padding(horizontal = 4.dp))
        actions()
    }
}

@Composable
fun BackButton(onBack: () -> Unit) {
    IconButton(onClick = onBack) { Icon(painterResource(R.drawable.ic_back), Word.BACK.text) }
}

/** A screen with one scrolling column of a readable width, and a detail beside its title. */
@Composable
fun ReadingScreen(
    title: String,
    onBack: () -> Unit,
    detail: String = "",
    bottomBar: @Composable () -> Unit = {},
    content: @Composable ColumnScope.() -> Unit,
) {
    val bar = @Composable {
        ScreenBar(title, onBack) {
            // Beside half of the width for the title, so that large text breaks no word of it.
            val half = Modifier.weight(1f).wrapContentWidth(Alignment.End).padding(end = 16.dp)
            if (detail.isNotEmpty()) QuietText(detail, half)
        }
    }
    Scaffold(topBar = bar, bottomBar = bottomBar) { insets ->
        Column(
            Modifier.fillMaxSize().padding(top = insets.calculateTopPadding()).verticalScroll(rememberScrollState()),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            Column(
                Modifier
                    .widthIn(max = 640.dp)
                    .fillMaxWidth()
                    .padding(horizontal = 20.dp)
                    .padding(bottom = insets.calculateBottomPadding() + 24.dp),
                Arrangement.spacedBy(12.dp),
                content = content,
            )
        }
    }
}

/** A heading, also for screen readers. */
@Composable
fun Heading(text: String, modifier: Modifier = Modifier, style: TextStyle = MaterialTheme.typography.titleLarge) =
    Text(text, modifier.semantics { heading() }, style = style)

/** The message in place of the title of the visible screen, so that it covers nothing. */
val LocalMessage = compositionLocalOf<ShownMessage?> { null }

/** The number of open sheets, which show the message themselves. */
val LocalSheets = staticCompositionLocalOf { mutableIntStateOf(0) }

class ShownMessage(val message: AppMessage, val onUndo: () -> Unit)

/** The message in place of the title, unless a sheet shows it. */
@Composable
fun titleMessage(): ShownMessage? = LocalMessage.current?.takeIf { LocalSheets.current.intValue == 0 }

/** The title of a screen, or the message in its place. */
@Composable
fun Title(text: String, modifier: Modifier) {
    val shown = titleMessage()
    when {
        shown != null -> MessageLine(shown.message.words, shown.onUndo.takeIf { shown.message.hasUndo }, modifier)
        text.isNotEmpty() -> Heading(text, modifier)
    }
}

/** A message, with the button to undo what it tells. */
@Composable
fun MessageLine(words: String, onUndo: (() -> Unit)?, modifier: Modifier) {
    Row(modifier.semantics { liveRegion = LiveRegionMode.Polite }, verticalAlignment = Alignment.CenterVertically) {
        val style = MaterialTheme.typography.bodyMedium
        val size = TextAutoSize.StepBased(11.sp, style.fontSize)
        Text(words, Modifier.weight(1f, fill = false), autoSize = size, maxLines = 6, style = style)
        onUndo?.let { TextButton(it) { Text(Word.UNDO.text) } }
    }
}

/** Scrolls, again from the top with a new [scrollKey], and fades what is cut off at the lower edge. */
@Composable
fun Modifier.scrolled(scrollKey: UInt = 0u): Modifier {
    val state = key(scrollKey) { rememberScrollState() }
    val layer = graphicsLayer { compositingStrategy = CompositingStrategy.Offscreen }
    val faded = layer.drawWithContent {
        drawContent()
        if (state.canScrollForward) {
            val mask = arrayOf(0f to Color.Black, 1 - FADE.toPx() / size.height to Color.Black, 1f to Color.Transparent)
            drawRect(Brush.verticalGradient(*mask), blendMode = BlendMode.DstIn)
        }
    }
    return faded.verticalScroll(state)
}

private val FADE = 24.dp

/** The heading of a section. */
@Composable
fun PartTitle(text: String, modifier: Modifier = Modifier) =
    Heading(text, modifier.padding(top = 12.dp), MaterialTheme.typography.titleSmall)

/** A part of a screen on a card. */
@Composable
fun Part(ground: Color = MaterialTheme.colorScheme.surfaceContainer, content: @Composable ColumnScope.() -> Unit) {
    Column(
        Modifier
            .fillMaxWidth()
            .background(ground, MaterialTheme.shapes.medium)
            .padding(16.dp),
        Arrangement.spacedBy(12.dp),
        content = content,
    )
}

/** Secondary text, or a message about an error. */
@Composable
fun QuietText(text: String, modifier: Modifier = Modifier, isCentered: Boolean = false, isError: Boolean = false) {
    val style = MaterialTheme.typography.bodyMedium
    val ink = with(MaterialTheme.colorScheme) { if (isError) error else onSurfaceVariant }
    Text(text, modifier, ink, style = if (isCentered) style.copy(textAlign = TextAlign.Center) else style)
}

/** A label above its detail, if it has one. */
@Composable
fun Described(
    label: String,
    detail: String,
    modifier: Modifier = Modifier,
    style: TextStyle = MaterialTheme.typography.bodyLarge,
) {
    Column(modifier) {
        Text(label, style = style)
        if (detail.isNotEmpty()) QuietText(detail)
    }
}

/** A bar in parts of these shares and colors. */
@Composable
fun ShareBar(shares: List<Pair<Float, Color>>, modifier: Modifier) {
    Row(modifier.fillMaxWidth().height(8.dp).clip(CircleShape)) {
        for ((share, color) in shares) if (share > 0) Box(Modifier.weight(share).fillMaxHeight().background(color))
    }
}

/** A label, and chips of which one is on. */
@Composable
fun ChoiceLine(label: String, options: List<MenuEntry>) {
    Column(Modifier.fillMaxWidth()) {
        Text(label, style = MaterialTheme.typography.bodyLarge)
        FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
            for (option in options) ChoiceChip(option)
        }
    }
}

/** A chip that is on or off; a frame shows that it is on in every palette. */
@Composable
fun ChoiceChip(option: MenuEntry) {
    val isOn = option.isOn == true
    val ink = MaterialTheme.colorScheme.primary
    val border = FilterChipDefaults.filterChipBorder(
        option.isEnabled,
        isOn,
        selectedBorderColor = ink,
        selectedBorderWidth = 2.dp,
    )
    FilterChip(isOn, option.onClick, { Text(option.words) }, enabled = option.isEnabled, border = border)
}

/** A switch with its label and its description. */
@Composable
fun SwitchLine(label: String, hint: String, isOn: Boolean, onChange: (Boolean) -> Unit) {
    Row(
        Modifier.fillMaxWidth().toggleable(isOn, role = Role.Switch, onValueChange = onChange).heightIn(min = 52.dp),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterVertically,
    ) {
        Described(label, hint, Modifier.weight(1f).padding(vertical = 4.dp))
        Switch(isOn, onCheckedChange = null)
    }
}

/** A button with its label, filled if it is the primary one. */
@Composable
fun LabelButton(
    button: MenuEntry,
    modifier: Modifier = Modifier,
    sides: Dp = 24.dp,
    style: TextStyle = MaterialTheme.typography.labelLarge,
    hasIcon: Boolean = false,
) {
    Button(
        button.onClick,
        modifier.semantics { if (button.spoken != button.words) contentDescription = button.spoken },
        button.isEnabled,
        colors = if (button.isMain) ButtonDefaults.buttonColors() else ButtonDefaults.filledTonalButtonColors(),
        contentPadding = PaddingValues(sides, 8.dp),
    ) {
        button.icon?.takeIf { hasIcon }?.let { Icon(painterResource(it), null, Modifier.padding(end = 8.dp)) }
        Text(button.words, textAlign = TextAlign.Center, style = style)
    }
}

/** The same, wide and high. */
@Composable
fun WideButton(button: MenuEntry, modifier: Modifier) =
    LabelButton(button, modifier.heightIn(min = 56.dp), 8.dp, MaterialTheme.typography.titleMedium)

/** The maximum height of a sheet that leaves the board above it uncovered and undimmed; 0 for any height. */
val LocalSheetHeight = staticCompositionLocalOf { 0.0 }

/** A sheet with a heading, and buttons [beside] it. */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
fun TitledSheet(
    title: String,
    onClose: () -> Unit,
    beside: @Composable () -> Unit = {},
    content: @Composable ColumnScope.() -> Unit,
) {
    val (most, presses) = LocalSheetHeight.current.dp to LocalPresses.current
    // A press beside the sheet closes it, unless it is the second half of the one that opened it.
    val mayBecome = remember(presses) {
        { value: SheetValue ->
            value != SheetValue.Hidden || presses?.hears(SystemClock.uptimeMillis().toULong()) != false
        }
    }
    ModalBottomSheet(
        onDismissRequest = onClose,
        scrimColor = if (most > 0.dp) Color.Transparent else BottomSheetDefaults.ScrimColor,
        // Without a scrim the sheet covers everything below the board.
        sheetMaxWidth = if (most > 0.dp) Dp.Unspecified else BottomSheetDefaults.SheetMaxWidth,
        sheetState = rememberModalBottomSheetState(skipPartiallyExpanded = true, mayBecome),
        containerColor = MaterialTheme.colorScheme.background,
    ) {
        Unveiled()
        Replacement(Unit)
        val sheets = LocalSheets.current
        DisposableEffect(Unit) {
            sheets.intValue++
            onDispose { sheets.intValue-- }
        }
        val message = LocalMessage.current?.message?.takeIf { !it.hasUndo }
        val heard = Modifier.heard(presses)
        Column(if (most > 0.dp) heard.heightIn(max = most - 48.dp) else heard) {
            val sides = Modifier.padding(horizontal = 24.dp).padding(bottom = 8.dp)
            Row(sides, verticalAlignment = Alignment.CenterVertically) {
                val words = Modifier.weight(1f)
                message?.let { MessageLine(it.words, null, words) } ?: Heading(title, words)
                beside()
            }
            content()
        }
    }
}

/** The confirmation of an irreversible action. */
@Composable
fun QuestionDialog(question: Question, onClose: () -> Unit, perform: (ButtonAction) -> Unit) {
    Replacement(question)
    AlertDialog(
        onDismissRequest = onClose,
        modifier = Modifier.heard(LocalPresses.current),
        text = { Text(question.words) },
        confirmButton = { TextButton({ onClose().also { perform(question.action) } }) { Text(question.yes) } },
        dismissButton = { TextButton(onClick = onClose) { Text(Word.CANCEL.text) } },
    )
}

/** The drawable of a symbol. */
val Symbol.icon: Int
    get() = when (this) {
        Symbol.NEW -> R.drawable.ic_new
        Symbol.AGAIN -> R.drawable.ic_again
        Symbol.PLAYERS -> R.drawable.ic_people
        Symbol.PERSON -> R.drawable.ic_person
        Symbol.RULES -> R.drawable.ic_rules
        Symbol.UNDO -> R.drawable.ic_undo
        Symbol.REDO, Symbol.NEXT -> R.drawable.ic_later
        Symbol.LIST -> R.drawable.ic_list
        Symbol.ANALYSIS -> R.drawable.ic_analysis
        Symbol.LEARN -> R.drawable.ic_learn
        Symbol.SHARE -> R.drawable.ic_share
        Symbol.LINK -> R.drawable.ic_link
        Symbol.PICTURE -> R.drawable.ic_picture
        Symbol.CODE -> R.drawable.ic_code
        Symbol.TEXT -> R.drawable.ic_text
        Symbol.FILE -> R.drawable.ic_file
        Symbol.MOVES -> R.drawable.ic_moves
        Symbol.PASTE -> R.drawable.ic_paste
        Symbol.DRAW -> R.drawable.ic_draw
        Symbol.FLAG -> R.drawable.ic_flag
        Symbol.SETTINGS -> R.drawable.ic_settings
        Symbol.FIRST -> R.drawable.ic_first
        Symbol.PREVIOUS -> R.drawable.ic_earlier
        Symbol.LAST -> R.drawable.ic_last
        Symbol.FORWARD -> R.drawable.ic_play_now
        Symbol.HINT -> R.drawable.ic_hint
        Symbol.PLAY -> R.drawable.ic_play
        Symbol.PAUSE -> R.drawable.ic_pause
        Symbol.DONE -> R.drawable.ic_good
        Symbol.CLOSE -> R.drawable.ic_close
        Symbol.STATISTICS -> R.drawable.ic_statistics
        Symbol.ABOUT -> R.drawable.ic_info
        Symbol.DELETE -> R.drawable.ic_delete
        Symbol.EDIT -> R.drawable.ic_edit
    }
