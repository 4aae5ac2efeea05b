package org.fivefold.newgame

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.text.BasicTextField
import androidx.compose.material3.Card
import androidx.compose.material3.CardDefaults
import androidx.compose.material3.FilledTonalIconButton
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.input.nestedscroll.NestedScrollConnection
import androidx.compose.ui.input.nestedscroll.NestedScrollSource
import androidx.compose.ui.input.nestedscroll.nestedScroll
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.Velocity
import androidx.compose.ui.unit.dp
import org.fivefold.ChoiceChip
import org.fivefold.ChoiceLine
import org.fivefold.Described
import org.fivefold.Menu
import org.fivefold.MenuEntry
import org.fivefold.QuietText
import org.fivefold.R
import org.fivefold.SwitchLine
import org.fivefold.TitledSheet
import org.fivefold.WideButton
import org.fivefold.board.PictureView
import org.fivefold.board.onTap
import org.fivefold.core.generated.ButtonAction
import org.fivefold.core.generated.ChoiceRow
import org.fivefold.core.generated.ChoiceStyle
import org.fivefold.core.generated.FoldedRows
import org.fivefold.core.generated.NameRow
import org.fivefold.core.generated.NewGameButton
import org.fivefold.core.generated.NewGameEvent
import org.fivefold.core.generated.NewGameOption
import org.fivefold.core.generated.NewGameRow
import org.fivefold.core.generated.NewGameState
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.RowGroup
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.StepButtons
import org.fivefold.core.generated.ValueRow
import org.fivefold.core.generated.Word
import org.fivefold.entry
import org.fivefold.game.Coin
import org.fivefold.scrolled
import org.fivefold.text

/** Sends an event to the setup of a new game. */
typealias NewGameSend = (NewGameEvent) -> Unit

/** The setup of a new game. The start button is always visible, and the height does not depend on the rows. */
@Composable
fun NewGameSheet(
    state: NewGameState,
    send: NewGameSend,
    perform: (ButtonAction) -> Unit,
    onStart: () -> Unit,
    onClose: () -> Unit,
) {
    TitledSheet(state.name, onClose) {
        val most = HEIGHT * LocalDensity.current.fontScale.coerceAtLeast(1f)
        Column(Modifier.heightIn(max = most).fillMaxHeight()) {
            Column(
                Modifier.weight(1f).nestedScroll(KeptFromSheet).scrolled().padding(horizontal = SIDES),
                Arrangement.spacedBy(12.dp),
            ) {
                for (group in state.groups) Group(group, send)
                state.folded?.let { Folded(it, state.game, send) }
                state.setUp?.let { TextButton(it.entry(perform).onClick) { Text(it.label) } }
            }
            state.refusal?.let {
                Text(it, Modifier.padding(horizontal = SIDES), color = MaterialTheme.colorScheme.error)
            }
            val size = Modifier.fillMaxWidth().padding(horizontal = SIDES, vertical = 12.dp)
            val isEnabled = state.refusal == null
            WideButton(MenuEntry(null, Word.START.text, isEnabled = isEnabled, isMain = true, onClick = onStart), size)
        }
    }
}

/** Rows that a touch on their title shows or hides; hidden at first. */
@Composable
private fun Folded(folded: FoldedRows, game: String, send: NewGameSend) {
    var isOpen by rememberSaveable(game) { mutableStateOf(false) }
    Row(
        Modifier
            .fillMaxWidth()
            .clip(MaterialTheme.shapes.medium)
            .background(MaterialTheme.colorScheme.surfaceContainer)
            .toggleable(isOpen, role = Role.Button) { isOpen = it }
            .heightIn(min = 56.dp)
            .padding(horizontal = 16.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        val words = Modifier.weight(1f).padding(vertical = 8.dp).padding(end = 8.dp)
        Described(folded.title, folded.summary, words, MaterialTheme.typography.titleMedium)
        Icon(painterResource(R.drawable.ic_down), null, if (isOpen) Modifier.rotate(180f) else Modifier)
    }
    if (isOpen) for (row in folded.rows) NewGameRow(row, send)
}

/** The rows of one question, on a card of their own or on the sheet. */
@Composable
private fun Group(group: RowGroup, send: NewGameSend) {
    if (group.isCard) {
        val color = MaterialTheme.colorScheme.surfaceContainer
        Card(shape = MaterialTheme.shapes.large, colors = CardDefaults.cardColors(color)) {
            Column(Modifier.padding(horizontal = 16.dp, vertical = 4.dp)) {
                group.rows.forEachIndexed { place, row ->
                    if (place > 0) HorizontalDivider(color = MaterialTheme.colorScheme.secondaryContainer)
                    NewGameRow(row, send)
                }
            }
        }
    } else {
        for (row in group.rows) NewGameRow(row, send)
    }
}

/** A row of the sheet. */
@Composable
internal fun NewGameRow(row: NewGameRow, send: NewGameSend) = when (row) {
    is NewGameRow.Choice -> Choice(row.row, send)
    is NewGameRow.Value -> Value(row.row, send)
    is NewGameRow.Switch -> with(row.row) { SwitchLine(label, hint, isOn) { send(row.event) } }
    is NewGameRow.Name -> Person(row.row, send)
    is NewGameRow.Preview -> Preview(row.picture, row.height.dp, send)
    is NewGameRow.Button -> RowButton(row.button, send)
}

@Composable
private fun Choice(row: ChoiceRow, send: NewGameSend) {
    val entries = row.options.map { MenuEntry(null, it.label, isOn = it.isChosen) { send(it.event) } }
    when (row.style) {
        ChoiceStyle.SEGMENTS, ChoiceStyle.CARDS -> Options(row, send)
        ChoiceStyle.LABELED_SEGMENTS -> Column(Modifier.padding(vertical = 12.dp), Arrangement.spacedBy(12.dp)) {
            FlowRow(
                Modifier.fillMaxWidth(),
                Arrangement.SpaceBetween,
                itemVerticalAlignment = Alignment.CenterVertically,
            ) {
                Text(row.label, style = MaterialTheme.typography.bodyLarge)
                QuietText(row.hint)
            }
            Options(row, send)
        }
        ChoiceStyle.FACES -> Faces(row, send)
        ChoiceStyle.CHIPS -> ChoiceLine(row.label, entries)
        ChoiceStyle.MENU -> LabeledRow(row.color, row.label, "") {
            Menu(row.label, { listOf(entries) }) { open ->
                TextButton(open) {
                    Text(entries.firstOrNull { it.isOn == true }?.words.orEmpty())
                    Icon(painterResource(R.drawable.ic_down), null)
                }
            }
        }
    }
}

@Composable
private fun Value(row: ValueRow, send: NewGameSend) {
    val steps = row.steps
    LabeledRow(row.color, row.label, if (steps == null) row.value else "") {
        for (button in row.buttons) RowButton(button, send)
        if (steps != null) Stepper(row.value, row.value, steps, send)
    }
    if (row.hint.isNotEmpty()) QuietText(row.hint, Modifier.padding(bottom = 8.dp))
}

/** A value between the buttons that change it. */
@Composable
private fun Stepper(value: String, spoken: String, steps: StepButtons, send: NewGameSend) {
    Row(verticalAlignment = Alignment.CenterVertically) {
        Step(steps.less, R.drawable.ic_less, send)
        if (value.isNotEmpty()) {
            Text(
                value,
                Modifier.widthIn(VALUE, VALUE * 2).padding(horizontal = 4.dp).semantics { contentDescription = spoken },
                textAlign = TextAlign.Center,
            )
        }
        Step(steps.more, R.drawable.ic_new, send)
    }
}

@Composable
private fun Step(button: NewGameButton, icon: Int, send: NewGameSend) {
    val spoken = Modifier.size(48.dp).padding(4.dp).semantics { contentDescription = button.label }
    FilledTonalIconButton({ send(button.event) }, spoken, button.isEnabled) {
        Icon(painterResource(icon), null, Modifier.size(20.dp))
    }
}

/** A button, or a chip if it is on or off. */
@Composable
private fun RowButton(button: NewGameButton, send: NewGameSend) {
    if (button.isOn == null) {
        TextButton({ send(button.event) }, enabled = button.isEnabled) { Text(button.label) }
    } else {
        ChoiceChip(
            MenuEntry(null, button.label, isEnabled = button.isEnabled, isOn = button.isOn) {
                send(button.event)
            }
        )
    }
}

/** A label with its value, and the controls that change it; in two lines where one is too narrow. */
@Composable
private fun LabeledRow(color: Side?, label: String, value: String, controls: @Composable () -> Unit) {
    FlowRow(
        Modifier.fillMaxWidth().heightIn(min = 52.dp),
        Arrangement.SpaceBetween,
        Arrangement.Center,
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        Row(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalAlignment = Alignment.CenterVertically) {
            color?.let { Coin(it, 20.dp) }
            Described(label, value)
        }
        Row(verticalAlignment = Alignment.CenterVertically) { controls() }
    }
}

/** One of two people: the name and the clock, in two lines where one is too narrow. */
@Composable
private fun Person(row: NameRow, send: NewGameSend) = BoxWithConstraints(Modifier.fillMaxWidth()) {
    val clock = @Composable { Stepper(row.clock, row.clockWords, row.steps, send) }
    if (LocalDensity.current.fontScale > LARGE || maxWidth < PERSON) {
        Column {
            Name(row, Modifier.fillMaxWidth(), send)
            Box(Modifier.align(Alignment.End)) { clock() }
        }
    } else {
        Row(verticalAlignment = Alignment.CenterVertically) {
            Name(row, Modifier.weight(1f), send)
            clock()
        }
    }
}

/** The typed text is kept here, because the core's answer comes too late for the next letter. */
@Composable
private fun Name(row: NameRow, modifier: Modifier, send: NewGameSend) {
    var name by remember(row.player) { mutableStateOf(row.name) }
    val type = { typed: String ->
        val letters = typed.codePointCount(0, typed.length).coerceAtMost(row.longest.toInt())
        name = typed.substring(0, typed.offsetByCodePoints(0, letters))
        send(NewGameEvent.SetName(row.player, name))
    }
    val colors = MaterialTheme.colorScheme
    BasicTextField(
        name,
        type,
        modifier.semantics { contentDescription = row.label },
        textStyle = MaterialTheme.typography.bodyLarge.copy(colors.onSurface),
        singleLine = true,
        cursorBrush = SolidColor(colors.primary),
    ) { field ->
        Row(
            Modifier.heightIn(min = 56.dp),
            Arrangement.spacedBy(12.dp),
            Alignment.CenterVertically,
        ) {
            Coin(row.color, 28.dp)
            Box(Modifier.weight(1f, fill = false).width(IntrinsicSize.Max)) {
                if (name.isEmpty()) QuietText(row.label)
                field()
            }
            Icon(painterResource(R.drawable.ic_edit), null, Modifier.size(18.dp), colors.onSurfaceVariant)
        }
    }
}

@Composable
private fun Preview(picture: Picture, height: Dp, send: NewGameSend) {
    val touched = Modifier.onTap(picture) { x, y ->
        if (x in 0.0..picture.width && y in 0.0..picture.height) send(NewGameEvent.TouchPreview(x, y))
    }
    PictureView(picture, Modifier.fillMaxWidth().padding(0.dp, 4.dp).height(height).testTag("preview").then(touched))
}

/** Segments of one plate or cards, beside each other; below each other at a large font size. */
@Composable
internal fun Options(row: ChoiceRow, send: NewGameSend) {
    val isPlate = row.style != ChoiceStyle.CARDS
    val isTall = LocalDensity.current.fontScale > LARGE
    val shape = if (isPlate && !isTall) CircleShape else MaterialTheme.shapes.medium
    val plate = Modifier.background(MaterialTheme.colorScheme.secondaryContainer, shape).padding(4.dp)
    val group = Modifier
        .fillMaxWidth()
        .then(if (isPlate) plate else Modifier)
        .selectableGroup()
        .semantics { contentDescription = row.label }
    val gap = Arrangement.spacedBy(if (isPlate) 0.dp else 8.dp)
    if (isTall) {
        Column(group, gap) { for (it in row.options) Option(it, shape, isPlate, Modifier.fillMaxWidth(), send) }
    } else {
        Row(group.height(IntrinsicSize.Min), gap) {
            for (it in row.options) Option(it, shape, isPlate, Modifier.weight(1f).fillMaxHeight(), send)
        }
    }
}

/** An option with its coins; framed if it is chosen. */
@Composable
private fun Option(option: NewGameOption, shape: Shape, isOnPlate: Boolean, modifier: Modifier, send: NewGameSend) {
    val colors = MaterialTheme.colorScheme
    val isFlat = isOnPlate && !option.isChosen
    Column(
        modifier
            .heightIn(min = 48.dp)
            .clip(shape)
            .background(if (isFlat) colors.secondaryContainer else colors.surfaceContainer)
            .then(if (option.isChosen) Modifier.border(2.dp, colors.primary, shape) else Modifier)
            .selectable(option.isChosen, role = Role.RadioButton) { send(option.event) }
            .padding(6.dp),
        Arrangement.Center,
        Alignment.CenterHorizontally,
    ) {
        if (option.colors.isNotEmpty()) {
            Row(Modifier.padding(vertical = 6.dp), Arrangement.spacedBy((-10).dp)) {
                for (color in option.colors) Coin(color, 32.dp)
            }
        }
        Text(
            option.label,
            fontWeight = if (option.isChosen) FontWeight.SemiBold else FontWeight.Normal,
            style = MaterialTheme.typography.bodyMedium,
            textAlign = TextAlign.Center,
        )
    }
}

/** Keeps a drag or a fling that scrolls to the end of a content from moving on to the sheet around it. */
private object KeptFromSheet : NestedScrollConnection {
    override fun onPostScroll(consumed: Offset, available: Offset, source: NestedScrollSource) = available

    override suspend fun onPostFling(consumed: Velocity, available: Velocity) = available
}

/** The height below the title at the standard font size: enough for the rows of every opponent. */
private val HEIGHT = 740.dp
private val SIDES = 20.dp

/** The least width of a person's name and clock in one line. */
private val PERSON = 270.dp

/** The least width of a value between two buttons: its neighbors stay where they are. */
private val VALUE = 68.dp
private const val LARGE = 1.3f
