# Kata-kata yang dipakai Empat Sejajar dan Empat Sesukamu.

handicap = { $count } keping { $name } sudah ada di papan.
prompt-disc = { $side ->
    [first] { -orange }: jatuhkan keping. Susun empat sejajar untuk menang.
   *[second] { -blue }: jatuhkan keping. Susun empat sejajar untuk menang.
}
move-disc = { $side ->
    [first] { -orange } menjatuhkan keping di kolom { $column }
   *[second] { -blue } menjatuhkan keping di kolom { $column }
}
advice-disc = Jatuhkan keping di kolom { $column }
label-free = { $cell }, kosong
label-landing = Kolom { $column }, { $free } kosong, jatuh di { $cell }
label-disc = { $side ->
    [first] { $cell }, keping { -orange-adjective }
   *[second] { $cell }, keping { -blue-adjective }
}
refuse-column = Tidak ada kolom { $column }: papan ini punya { $columns }.
refuse-column-full = Kolom { $column } sudah penuh.
refuse-no-blocker-due = Sekarang tidak ada penghalang untuk dijatuhkan.
end-four = { $side ->
    [first] { -orange } menyusun empat sejajar.
   *[second] { -blue } menyusun empat sejajar.
}
end-full = Papan sudah penuh dan tidak ada empat sejajar.

# Mengapa sebuah petunjuk bagus

# Isi teka-teki
puzzle-idea-win-in = Dua ancaman yang bisa langsung kamu isi tidak bisa ditahan keduanya.
puzzle-idea-only-win = Hitung siapa yang harus mengisi petak di bawah ancaman: hanya satu langkah menjaga urutan itu.
puzzle-idea-save = Cari petak yang diperlukan kedua pihak, dan apa yang dimungkinkan langkah di atasnya.
puzzle-idea-prevent = Ada satu petak yang menghentikan empat sejajar tanpa membuka yang lain.

# Alasan
reason-allows = { $other ->
    [first] Lalu { -orange } bisa membuat empat sejajar di kolom { $move }
   *[second] Lalu { -blue } bisa membuat empat sejajar di kolom { $move }
}
reason-stops = { $other ->
    [first] Mencegah { -orange } membuat empat sejajar di kolom { $move }
   *[second] Mencegah { -blue } membuat empat sejajar di kolom { $move }
}
reason-threatens = Mengancam empat sejajar di kolom { $move }
reason-two-threats = Membuat dua ancaman sekaligus: di kolom { $first } dan { $second }
reason-later-threat = { $row ->
    [odd] Membuat ancaman tetap di baris ganjil kolom { $column }
   *[even] Membuat ancaman tetap di baris genap kolom { $column }
}
reason-spends-threat = Melepas ancaman di kolom { $column }
reason-builds = { $count ->
    [pair] Dua sejajar dengan ruang untuk empat
   *[three] Tiga sejajar dengan ruang untuk empat
}
reason-breaks = { $other ->
    [first] { $count ->
        [pair] Menahan dua sejajar milik { -orange }
       *[three] Menahan tiga sejajar milik { -orange }
    }
   *[second] { $count ->
        [pair] Menahan dua sejajar milik { -blue }
       *[three] Menahan tiga sejajar milik { -blue }
    }
}
reason-middle = Menempati kolom tengah
