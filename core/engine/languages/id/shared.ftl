# Kata-kata yang dipakai semua permainan. Sebuah permainan boleh memakai kunci yang sama dengan kata-katanya sendiri.

color-first = { -orange }
color-second = { -blue }
sentence-end = { $text }.
sentences-of-two = { $first } { $second }
list-of-two = { $first }, { $second }
facts-of-two = { $first } · { $second }

# Hasil, untuk bilah di akhir
result-won = { $side ->
    [first] { -orange } menang
   *[second] { -blue } menang
}
result-draw = Seri

end-resigned = { $side ->
    [first] { -blue } menyerah.
   *[second] { -orange } menyerah.
}
end-timed-out = { $side ->
    [first] { -blue } kehabisan waktu.
   *[second] { -orange } kehabisan waktu.
}
end-agreed = Kedua pemain sepakat seri.
end-repetition = Posisi yang sama muncul tiga kali.
end-full = Papan sudah penuh.

# Ajakan
prompt-computer = Komputer sedang berpikir.
prompt-confirm = Konfirmasi langkahmu atau tarik kembali.
prompt-earlier = Di sini giliran komputer.
prompt-over = Permainan sudah selesai.
prompt-paused = Dijeda.

# Penolakan
refuse-over = Permainan sudah selesai.
refuse-computer = Sekarang giliran komputer.
refuse-held = Konfirmasi dulu langkahmu, atau tarik kembali.
refuse-nothing-held = Tidak ada langkah untuk dikonfirmasi.
refuse-no-such-move = Tidak ada langkah { $move } di permainan ini.
refuse-earlier = Buka dulu langkah terakhir.
refuse-level = Tidak ada level { $level }.
refuse-too-long = Permainan ini sudah mencapai panjang maksimum.
refuse-other-beginning = Kamu sudah memulai langkah lain.
refuse-place = { $place } tidak ada di papan ini.
refuse-action = Itu tidak bisa dilakukan di sini.
refuse-operation = Kamu tidak bisa melakukan itu di sini.
refuse-human-draw = Hanya dua orang yang bisa sepakat seri.
refuse-human-turn = Sekarang bukan giliran komputer.
refuse-stale = Pencarian itu untuk posisi lain.
refuse-no-move = Pencarian tidak menemukan langkah.
refuse-unreadable = “{ $text }” bukan langkah di permainan ini.

# Level
level-beginner = Pemula
level-beginner-hint = Masih belajar; kadang tidak melihat ancaman.
level-novice = Dasar
level-novice-hint = Melihat ancaman sederhana, tetapi belum punya rencana.
level-casual = Santai
level-casual-hint = Bermain untuk bersenang-senang dan menghukum kesalahan besar.
level-easy = Mudah
level-easy-hint = Menahan ancaman langsung, tetapi jarang berencana.
level-medium = Sedang
level-medium-hint = Lawan yang seimbang bagi kebanyakan orang.
level-skilled = Terampil
level-skilled-hint = Berpikir beberapa langkah ke depan.
level-advanced = Mahir
level-advanced-hint = Berpikir ke depan dan jarang memberi peluang.
level-strong = Kuat
level-strong-hint = Kamu perlu punya rencana.
level-very-strong = Sangat kuat
level-very-strong-hint = Menghukum hampir setiap kesalahan.
level-expert = Pakar
level-expert-hint = Mengalahkan hampir semua orang.
level-master = Master
level-master-hint = Pemain yang sangat bagus pun jarang menang.
level-grandmaster = Grandmaster
level-grandmaster-hint = Hampir tidak pernah membuat kesalahan.
level-superhuman = Manusia super { $number }
level-superhuman-hint = Lebih kuat dari manusia mana pun.
level-perfect = Sempurna
level-perfect-hint = Bermain sempurna: permainan ini sudah terpecahkan.

# Alasan sebuah langkah, tanpa titik: berdiri sendiri di satu baris, atau dalam kalimat setelah langkahnya.
reason-wins = Memenangkan permainan
reason-loses = { $other ->
    [first] Membuat { -orange } menang
   *[second] Membuat { -blue } menang
}
reason-draws = Mengakhiri permainan dengan seri
reason-allows = { $other ->
    [first] Lalu { -orange } bisa menang dengan { $move }
   *[second] Lalu { -blue } bisa menang dengan { $move }
}
reason-stops = { $other ->
    [first] Mencegah { -orange } menang dengan { $move }
   *[second] Mencegah { -blue } menang dengan { $move }
}
reason-only-safe = { $other ->
    [first] Setelah langkah lain mana pun, { -orange } langsung menang
   *[second] Setelah langkah lain mana pun, { -blue } langsung menang
}
reason-unstoppable = { $other ->
    [first] Menang di langkah berikutnya, apa pun langkah { -orange }
   *[second] Menang di langkah berikutnya, apa pun langkah { -blue }
}
reason-threatens = Mengancam menang dengan { $move }
reason-only-win = Satu-satunya langkah yang menjaga kemenangan
reason-only-draw = Satu-satunya langkah yang menjaga hasil seri
reason-wins-in = Menang dalam { $moves } langkah
reason-longest = Bertahan paling lama
