/** Manners in which a motif is drawn: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const manners = `
watercolour | watercolour, watercolor, aquarelle | 水彩 | 수채화, 워터컬러 | 水彩, 水彩画風 | акварель, акварельный | aquarelle | สีน้ำ | màu nước | acquerello
hand_drawn | hand-drawn, hand drawn, hand-painted, sketchy | 手绘 | 손그림, 핸드드로잉, 손으로 그린 | 手描き, 手書き風 | рисованный, от руки, нарисованный от руки | dessiné à la main, fait main, peint à la main | วาดมือ, เพ้นท์มือ | vẽ tay | disegnato a mano, dipinto a mano
line_art | line art, line drawing, outline, outlined | 线描, 线条 | 라인아트, 선화 | 線画 | линейный, контурный, линейный рисунок | au trait, dessin au trait | ลายเส้น | nét vẽ, line art | al tratto, line art
brush | brushstroke, brush strokes, painterly | 笔触, 绘画感 | 붓터치, 브러시 | 筆, 筆致 | мазки, мазок кистью, мазками | coups de pinceau, pictural | รอยแปรง, ลายพู่กัน | nét cọ, vệt cọ | pennellate, pittorico
ink_manner | ink, ink wash | 水墨 | 수묵, 먹 | 水墨, 墨絵 | тушь, тушью | encre, à l'encre | หมึก, ภาพหมึก | mực tàu, thủy mặc | inchiostro, a china
block_print | block print, woodblock, lino print | 木版印花, 版画 | 블록 프린트, 목판 | 木版, ブロックプリント | ручная набойка, набойка, линогравюра | impression au tampon, linogravure, block print | พิมพ์บล็อกไม้ | in mộc bản, in khắc gỗ | stampa a blocchi, xilografia
batik | batik | 蜡染 | 바틱 | バティック, ろうけつ染め | батик | batik | บาติก, ปาเต๊ะ | batik | batik
pixel | pixel, pixelated | 像素 | 픽셀 | ピクセル, ドット絵 | пиксель, пиксельный | pixel, pixelisé | พิกเซล | pixel | pixel
silhouette_manner | silhouette motif, cut-paper, paper-cut | 剪影, 剪纸 | 실루엣 무늬, 종이 오리기 | 切り絵, シルエット柄 | силуэтный, вырезанный из бумаги | papier découpé, en silhouette | ตัดกระดาษ, เงาทึบ | cắt giấy | a sagoma, carta ritagliata
realistic | realistic, photographic, photo print | 写实 | 사실적인, 실사 | 写実的, リアル | реалистичный, фотопринт | réaliste, photographique | สมจริง | tả thực, chân thực | realistico, fotografico
stylised | stylised, stylized, graphic | 图形化, 风格化 | 그래픽, 양식화된 | グラフィック, 図案化 | стилизованный, графичный | stylisé, graphique | กราฟิก | cách điệu, đồ họa | stilizzato, grafico
vintage_print | vintage print, retro print | 复古印花 | 빈티지 프린트 | レトロ柄 | винтажный принт | imprimé vintage, imprimé rétro | ลายวินเทจ | họa tiết cổ điển | stampa vintage
tonal | tonal, tone-on-tone, tone on tone | 同色系, 同色, 顺色 | 톤온톤 | トーンオントーン, 同系色 | тон в тон | ton sur ton, camaïeu | โทนออนโทน, สีเดียวกัน | tông xuyệt tông, cùng tông | tono su tono
oil_paint | oil paint, oil painting, gouache, acrylic paint, impasto | 油画, 水粉, 丙烯 | 유화, 과슈, 아크릴화 | 油絵, ガッシュ, アクリル画 | масло живопись, масляная живопись, гуашь | peinture à l'huile, gouache | สีน้ำมัน, สีโปสเตอร์ | sơn dầu, màu bột | pittura a olio, olio su tela, tempera, gouache
pencil | pencil, crayon, chalk, charcoal drawing, coloured pencil | 铅笔, 蜡笔, 彩铅, 粉笔 | 연필, 크레용, 색연필, 분필 | 鉛筆, クレヨン, 色鉛筆, チョーク | карандаш, карандашный, цветные карандаши, восковые мелки | crayon, au crayon, craie, crayons de couleur | ดินสอ, สีเทียน, ดินสอสี, ชอล์ก | bút chì, chì màu, phấn màu, sáp màu | matita, a matita, pastelli a cera, gessetto
pop_art | pop art, halftone, comic, comic book | 波普, 波普艺术, 漫画, 半调 | 팝아트, 만화, 하프톤 | ポップアート, コミック, アメコミ, ハーフトーン | поп-арт, комикс, комиксы | pop art, bande dessinée, bd, comics | ป๊อปอาร์ต, การ์ตูน, คอมมิค | pop art, truyện tranh, hoạt hình | pop art, fumetto, fumetti
folk_art | folk art, folk, folklore, scandinavian folk | 民间艺术, 民俗, 农民画 | 민화, 포크, 민속 | フォークアート, 民芸, フォークロア | народный, фольклорный, хохлома, гжель, фолк | folklorique, art populaire, folk | ศิลปะพื้นบ้าน, พื้นบ้าน, โฟล์ค | dân gian, đông hồ | folk, arte popolare, folcloristico
screen_print | screen print, screen printed, silkscreen, digital print | 丝网印, 数码印花 | 실크스크린, 디지털 프린트 | シルクスクリーン, デジタルプリント | шелкография, цифровая печать | sérigraphie, impression numérique | ซิลค์สกรีน, สกรีน, พิมพ์ดิจิทัล | in lụa, in kỹ thuật số | serigrafia, stampa digitale
`
