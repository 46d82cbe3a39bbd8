/** Words that speak of colours as such: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const palettes = `
colour | colour, color, colours, colors | 颜色, 色 | 색, 색상, 컬러 | 色, カラー | цвет, цвета | couleur, couleurs, coloris | สี | màu, màu sắc | colore, colori
ground | ground, background, base colour, base color | 底色, 底, 地色, 背景 | 바탕, 배경, 바탕색 | 地色, 地, 背景, ベース | фон, фоне, на фоне | fond | พื้น, พื้นหลัง | nền | fondo, sfondo
palette | palette, colour palette, color scheme, colourway, colorway | 配色, 色板, 色调 | 팔레트, 배색 조합, 컬러웨이 | 配色案, パレット, カラーウェイ | палитра, цветовая гамма, гамма | palette, gamme de couleurs | พาเลตต์, โทนสี, ชุดสี | bảng màu, phối sắc | palette, tavolozza
accent | accent, accents, pop of, touches of | 点缀, 亮点 | 포인트, 악센트 | 差し色, アクセント, ポイントカラー | акцент, акценты, акцентом | accent, accents, touches, touche | แต้ม, แอคเซนต์ | điểm nhấn, điểm xuyết | accento, accenti, tocco, tocchi
`
