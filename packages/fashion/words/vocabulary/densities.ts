/** How closely motifs stand: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const densities = `
dense | dense, packed, full coverage, crowded | 密集, 密, 满花 | 빽빽한, 촘촘한, 촘촘하, 촘촘하게, 빽빽하게 | 密な, 密集, びっしり | густой, плотно расположенный, частый | dense, serré, serrée | แน่น, หนาแน่น | dày đặc, dày kín, kín | fitto, denso, fitta
sparse | sparse, spaced, spaced-out, airy layout, loosely spaced | 稀疏, 疏散, 稀 | 드문드문, 성긴, 여백 있는 | まばら, 余白多め, 間隔広め | редкий, разреженный | espacé, espacée, aéré, clairsemé | ห่างๆ, โปร่งๆ | thưa, thưa thớt | rado, distanziato, spaziato
density_mid | medium density, balanced spacing | 密度适中 | 중간 밀도 | 適度な密度 | средняя плотность | densité moyenne | ความหนาแน่นปานกลาง | mật độ vừa | densità media
`
