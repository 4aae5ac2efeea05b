import com.android.tools.profgen.ArtProfile;
import com.android.tools.profgen.ArtProfileKt;
import com.android.tools.profgen.ArtProfileSerializer;
import com.android.tools.profgen.DexFile;
import com.android.tools.profgen.DexFileParserKt;
import com.android.tools.profgen.HumanReadableProfileKt;
import com.android.tools.profgen.ObfuscationMapKt;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;

/**
 * Compiles a Baseline profile for an APK, as Android's Gradle plugin does: Profile RULES MAPPING OUT DEX... writes
 * OUT/baseline.prof and OUT/baseline.profm, with the items of the dex files that the rules name before R8's renaming.
 */
final class Profile {
    public static void main(String[] arguments) throws IOException {
        var rules = HumanReadableProfileKt.HumanReadableProfile(
                new File(arguments[0]), fault -> { throw new IllegalArgumentException(fault); });
        var renamings = ObfuscationMapKt.ObfuscationMap(new File(arguments[1]));
        var dexes = new ArrayList<DexFile>();
        for (int at = 3; at < arguments.length; at++) {
            dexes.addAll(DexFileParserKt.parseDexFiles(Files.readAllBytes(Path.of(arguments[at])), dexes.size()));
        }
        var profile = ArtProfileKt.ArtProfile(rules, renamings, dexes, "");
        save(Path.of(arguments[2], "baseline.prof"), profile, ArtProfileSerializer.V0_1_0_P);
        save(Path.of(arguments[2], "baseline.profm"), profile, ArtProfileSerializer.METADATA_0_0_2);
    }

    private static void save(Path file, ArtProfile profile, ArtProfileSerializer form)
            throws IOException {
        try (var out = Files.newOutputStream(file)) {
            profile.save(out, form);
        }
    }
}
