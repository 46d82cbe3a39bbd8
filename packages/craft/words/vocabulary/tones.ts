/** Tones of colour: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const tones = `
light | light, pale | 浅, 浅色, 淡 | 연한, 밝은 톤, 옅은, 라이트, 연하게, 옅게, 밝게, 밝은 | 薄い, 淡い, 明るめ, ライト | светлый, бледный | clair, claire, pâle | อ่อน, สีอ่อน | nhạt | chiaro, pallido
dark | dark, deep | 深, 深色, 暗 | 진한, 어두운, 짙은, 다크, 어둡게, 짙게, 진하게 | 濃い, 暗い, ダーク, 深 | темный | foncé, foncée, sombre | เข้ม, สีเข้ม | đậm, sẫm, tối | scuro
pastel | pastel, pastels | 粉彩, 马卡龙色, 马卡龙 | 파스텔, 파스텔톤 | パステル, パステルカラー | пастельный, пастель | pastel | พาสเทล | pastel | pastello
bright | bright, vivid, saturated | 鲜艳, 亮色, 明亮, 亮 | 선명한, 비비드, 쨍한, 선명하게, 쨍하게 | 鮮やか, ビビッド, 明るい | яркий, насыщенный | vif, vive, vives, éclatant, saturé | สด, สดใส | tươi, rực rỡ, sặc sỡ | vivace, acceso, brillante acceso
neon | neon, fluo, fluorescent | 荧光, 霓虹 | 네온, 형광, 형광색, 네온컬러 | ネオン, 蛍光 | неоновый, кислотный, неон | fluo, néon | นีออน, สะท้อนแสง | neon, dạ quang | fluo, neon
muted | muted, dusty, desaturated, faded tones | 莫兰迪, 低饱和, 灰调 | 톤다운, 차분한 톤, 뮤트 | くすみ, くすみカラー, くすんだ | приглушенный, пыльный | sourd, tons sourds, poudré, éteint, rabattu | ตุ่น, หม่น, โทนตุ่น | trầm, tông trầm | polveroso, smorzato, desaturato
warm | warm, warm tones | 暖色, 暖色调, 暖调 | 웜톤, 따뜻한 톤 | 暖色, 暖色系 | теплый, теплые тона | chaud, tons chauds, couleurs chaudes | โทนร้อน, โทนอุ่น | tông ấm, màu ấm | caldo, toni caldi
cool | cool tones, cool colours, cool palette | 冷色, 冷色调, 冷调 | 쿨톤 | 寒色, 寒色系 | холодный, холодные тона | froid, tons froids, couleurs froides | โทนเย็น | tông lạnh, màu lạnh | toni freddi, freddo
neutral | neutral, neutrals, neutral tones | 中性色 | 뉴트럴, 무채색 | ニュートラル, ニュートラルカラー | нейтральный, нейтральные тона | neutre, tons neutres, neutres | สีกลาง, โทนกลาง, โทนสีกลาง | trung tính | neutro, toni neutri
earthy | earth tones, earthy, earth colours | 大地色, 大地色系 | 어스톤, 어스 톤 | アースカラー, アーストーン | землистый, природные тона | tons terre, terreux | เอิร์ธโทน, โทนดิน | tông đất, màu đất | terrosi, toni della terra, colori della terra
monochrome | monochrome, monochromatic, black and white | 单色, 黑白 | 모노톤, 흑백, 모노크롬 | モノトーン, 白黒, モノクロ | монохромный, черно-белый | monochrome, noir et blanc | ขาวดำ, โมโนโครม | đơn sắc, đen trắng | monocromatico, bianco e nero, monocromo
multicolour | multicolour, multicolor, multicoloured, colourful, colorful, rainbow | 彩色, 多彩, 彩虹, 五彩 | 다색, 알록달록, 멀티컬러, 무지개, 오방색, 컬러풀, 컬러풀한 | マルチカラー, カラフル, 虹色 | разноцветный, многоцветный, радужный | multicolore, coloré, arc-en-ciel | หลากสี, สีรุ้ง | nhiều màu, đa sắc, cầu vồng | multicolore, colorato, arcobaleno
metallic | metallic, metallics, foil, gold foil print, foiled | 金属色, 金属感, 烫金, 烫银, 织金 | 메탈릭, 금박, 은박 | メタリック, 金箔, 箔, 箔プリント | металлик, металлический, фольга, фольгирование, с фольгой | métallisé, métallique, foil, dorure | เมทัลลิก | ánh kim | metallizzato, metallico
jewel | jewel tones, jewel tone | 宝石色调, 宝石色 | 보석톤, 주얼톤 | ジュエルカラー, ジュエルトーン | драгоценные тона | tons joyaux, tons précieux | โทนอัญมณี | tông đá quý | toni gioiello
`
