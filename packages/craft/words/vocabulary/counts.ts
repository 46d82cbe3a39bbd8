/** What can be counted: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const counts = `
look | look, looks, outfit, outfits | 造型, 套, 整套, 搭配 | 룩, 착장, 코디 | ルック, コーデ, コーディネート | образ, образов, лук, аутфит, образа | look, looks, tenue, tenues, silhouettes | ลุค, ชุด | look, bộ trang phục, trang phục | look, outfit
piece | piece, pieces, item, items, styles | 件, 单品, 款 | 피스, 아이템, 벌 | 点, アイテム, 着 | вещь, вещи, вещей, изделие, изделий | pièce, pièces, modèle, modèles | ชิ้น, ตัว | món, mẫu, sản phẩm | capo, capi, pezzo, pezzi
collection | collection, capsule, capsule collection, range | 系列, 胶囊系列 | 컬렉션, 캡슐 | コレクション, カプセル | коллекция, капсула, капсулу | collection, capsule | คอลเลกชัน, คอลเลคชั่น | bộ sưu tập, bst | collezione, capsule, linea di capi
variation | variation, variations, version, versions, variants | 方案, 版本, 变化 | 시안, 버전, 베리에이션 | バリエーション, 案, パターン違い | вариант, варианта, вариантов, варианты | variante, variantes, version, versions, déclinaison | แบบ, เวอร์ชัน | phương án, phiên bản, biến thể | variante, varianti, versione
`
