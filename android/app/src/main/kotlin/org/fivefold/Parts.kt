package org.fivefold

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
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.AlertDialog
import androidx.compose.material3.Button
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.DropdownMenu
import androidx.compose.material3.DropdownMenuItem
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.FilterChip
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.ModalBottomSheet
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.material3.rememberModalBottomSheetState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.toggleableState
import androidx.compose.ui.state.ToggleableState
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
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
        Text(
            title,
            Modifier.weight(1f).padding(horizontal = 4.dp).semantics { heading() },
            style = MaterialTheme.typography.titleLarge,
        )
        actions()
    }
}

@Composable
fun BackButton(onBack: () -> Unit) {
    IconButton(onClick = onBack) { Icon(painterResource(R.drawable.ic_back), Word.BACK.text) }
}

/** A screen with one scrolling column of a readable width. */
@Composable
fun ReadingScreen(title: String, onBack: () -> Unit, content: @Composable ColumnScope.() -> Unit) {
    Scaffold(topBar = { ScreenBar(title, onBack) }) { insets ->
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

/** The heading of a section. */
@Composable
fun PartTitle(text: String, modifier: Modifier = Modifier) {
    Text(
        text,
        modifier.padding(top = 12.dp).semantics { heading() },
        style = MaterialTheme.typography.titleSmall,
    )
}

/** A part of a screen on a card. */
@Composable
fun Part(content: @Composable ColumnScope.() -> Unit) {
    Column(
        Modifier
            .fillMaxWidth()
            .clip(RoundedCornerShape(20.dp))
            .background(MaterialTheme.colorScheme.surfaceContainer)
            .padding(16.dp),
        Arrangement.spacedBy(12.dp),
        content = content,
    )
}

/** Secondary text. */
@Composable
fun QuietText(text: String, modifier: Modifier = Modifier, isCentered: Boolean = false) {
    val style = MaterialTheme.typography.bodyMedium
    val quiet = MaterialTheme.colorScheme.onSurfaceVariant
    Text(text, modifier, quiet, style = if (isCentered) style.copy(textAlign = TextAlign.Center) else style)
}

/** A label, and chips of which one is on. */
@Composable
fun ChoiceLine(label: String, options: List<MenuEntry>) {
    Column(Modifier.fillMaxWidth()) {
        Text(label, style = MaterialTheme.typography.bodyLarge)
        FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
            for (option in options) FilterChip(option.isOn == true, option.onClick, { Text(option.words) })
        }
    }
}

/** A switch with its label and its description. */
@Composable
fun SwitchLine(label: String, hint: String, isOn: Boolean, onChange: (Boolean) -> Unit) {
    Row(
        Modifier.fillMaxWidth().toggleable(isOn, role = Role.Switch, onValueChange = onChange).heightIn(min = 52.dp),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f).padding(vertical = 4.dp)) {
            Text(label, style = MaterialTheme.typography.bodyLarge)
            if (hint.isNotEmpty()) QuietText(hint)
        }
        Switch(isOn, onCheckedChange = null)
    }
}

/** A button, an entry of a menu or an option; a switch if it is on or off. */
class MenuEntry(
    val icon: Int?,
    val words: String,
    val isEnabled: Boolean = true,
    val isOn: Boolean? = null,
    val isMain: Boolean = false,
    val onClick: () -> Unit,
)

private val TICK: @Composable () -> Unit = { Icon(painterResource(R.drawable.ic_good), null) }

/** A menu in groups, and the button that opens it, made by [anchor]. */
@Composable
fun Menu(
    groups: @Composable () -> List<List<MenuEntry>>,
    modifier: Modifier = Modifier,
    anchor: @Composable (() -> Unit) -> Unit,
) {
    var isOpen by remember { mutableStateOf(false) }
    Box(modifier, propagateMinConstraints = true) {
        anchor { isOpen = true }
        DropdownMenu(isOpen, { isOpen = false }, shape = RoundedCornerShape(16.dp)) {
            groups().forEachIndexed { index, group ->
                if (index > 0) HorizontalDivider(Modifier.padding(vertical = 4.dp))
                for (entry in group) {
                    DropdownMenuItem(
                        { Text(entry.words) },
                        { isOpen = false.also { entry.onClick() } },
                        Modifier.semantics { entry.isOn?.let { toggleableState = ToggleableState(it) } },
                        leadingIcon = entry.icon?.let { { Icon(painterResource(it), null) } },
                        trailingIcon = if (entry.isOn == true) TICK else null,
                        enabled = entry.isEnabled,
                    )
                }
            }
        }
    }
}

/** The button of an overflow menu. */
@Composable
fun MenuButton(words: String, groups: @Composable () -> List<List<MenuEntry>>) = Menu(groups) { open ->
    IconButton(onClick = open) { Icon(painterResource(R.drawable.ic_menu), words) }
}

/** A wide button, filled if it is the primary one. */
@Composable
fun WideButton(
    words: String,
    modifier: Modifier = Modifier,
    isMain: Boolean = false,
    isEnabled: Boolean = true,
    icon: Int? = null,
    onClick: () -> Unit,
) {
    val colors = if (isMain) ButtonDefaults.buttonColors() else ButtonDefaults.filledTonalButtonColors()
    Button(
        onClick,
        modifier.heightIn(min = 56.dp),
        isEnabled,
        colors = colors,
        contentPadding = PaddingValues(8.dp),
    ) {
        icon?.let { Icon(painterResource(it), null, Modifier.padding(end = 8.dp).size(20.dp)) }
        Text(words, textAlign = TextAlign.Center, style = MaterialTheme.typography.titleMedium)
    }
}

/** A sheet with a heading. */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
fun TitledSheet(title: String, onClose: () -> Unit, content: @Composable ColumnScope.() -> Unit) {
    ModalBottomSheet(
        onDismissRequest = onClose,
        sheetState = rememberModalBottomSheetState(skipPartiallyExpanded = true),
        containerColor = MaterialTheme.colorScheme.background,
    ) {
        Unveiled()
        Text(
            title,
            Modifier.padding(horizontal = 24.dp).padding(bottom = 8.dp).semantics { heading() },
            style = MaterialTheme.typography.titleLarge,
        )
        content()
    }
}

/** The confirmation of an irreversible action. */
@Composable
fun Question(question: String, yes: String, onClose: () -> Unit, onYes: () -> Unit) {
    AlertDialog(
        onDismissRequest = onClose,
        text = { Text(question) },
        confirmButton = {
            TextButton(
                onClick = {
                    onClose()
                    onYes()
                },
            ) { Text(yes) }
        },
        dismissButton = { TextButton(onClick = onClose) { Text(Word.CANCEL.text) } },
    )
}
