/** Sizes of a motif: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const scales = `
scale_tiny | tiny, micro print, mini print | 超小, 细小, 微型 | 아주 작은, 미세한 | 極小, とても小さい | крошечный, очень мелкий | minuscule, minuscules, micro motif | จิ๋ว | tí hon, li ti, siêu nhỏ | minuscolo, piccolissimo, microfantasia
scale_small | small, little, small-scale | 小, 小型, 小号, 小的 | 작은, 자잘한 | 小さい, 小さな, 小柄, 小ぶり, 小ぶりの, 小さめ, 小さめの | мелкий, маленький, небольшой | petit, petite, petits | เล็ก, ขนาดเล็ก | nhỏ, bé | piccolo, piccola
scale_medium | medium, medium-scale, mid-size | 中等, 中号 | 중간, 중간 크기 | 中くらい, 中柄 | средний, среднего размера | moyen, moyenne | ขนาดกลาง, กลาง | vừa, trung bình | medio
scale_large | large, big, large-scale, bold scale | 大, 大花型, 大的, 大型 | 큰, 크게, 대형, 왕 | 大きい, 大きな, 大柄, 大きく | крупный, большой | grand, grande, gros, grosse | ใหญ่, ขนาดใหญ่ | to, lớn | grande, grosso, grossa
scale_giant | giant, oversized print, huge, maxi print, super large | 巨型, 超大 | 초대형, 거대한 | 特大, 巨大 | огромный, гигантский | géant, géante, énorme | ยักษ์, ใหญ่มาก | khổng lồ, cực lớn | gigante, enorme, maxi stampa
`
