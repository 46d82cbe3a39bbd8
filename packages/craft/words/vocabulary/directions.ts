/** Directions of a print: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const directions = `
horizontal | horizontal, crosswise | 横向, 横 | 가로, 수평 | 横, 水平, ヨコ | горизонтальный, горизонтально, поперечный | horizontal, horizontale, horizontales | แนวนอน | ngang | orizzontale
vertical | vertical, lengthwise | 竖向, 竖, 纵向 | 세로, 수직 | 縦, タテ, 垂直 | вертикальный, вертикально, продольный | vertical, verticale, verticales | แนวตั้ง | dọc | verticale
diagonal | diagonal, diagonally | 斜向, 斜, 对角 | 대각선, 사선 | 斜め, 対角 | диагональный, диагональ, по диагонали | diagonal, diagonale, en diagonale | แนวทแยง, เฉียง | chéo, xéo | diagonale
one_way | one-way, one way, unidirectional | 单向 | 한방향, 원웨이 | 一方向, ワンウェイ | односторонний рисунок, одно направление, в одном направлении | sens unique, un seul sens | ทิศทางเดียว | một chiều | una direzione, unidirezionale, a un verso
two_way | two-way, two way | 双向 | 양방향, 투웨이 | 二方向, 両方向 | в двух направлениях, двунаправленный | double sens, deux sens | สองทิศทาง | hai chiều | due direzioni, bidirezionale, a due versi
multi_way | multidirectional, four-way, non-directional | 多方向, 无方向 | 다방향, 무방향 | 多方向, 方向性なし | разнонаправленный, без направления | multidirectionnel, tous sens | หลายทิศทาง, ไม่มีทิศทาง | nhiều hướng, nhiều chiều | multidirezionale, senza verso
`
