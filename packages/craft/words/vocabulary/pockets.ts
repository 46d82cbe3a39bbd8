/** Pockets: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const pockets = `
pocket | pocket, pockets | 口袋, 衣袋, 兜 | 주머니, 포켓 | ポケット | карман, карманы | poche | กระเป๋า, กระเป๋าเสื้อ | túi | tasca
patch_pocket | patch pocket | 贴袋 | 패치 포켓, 아웃포켓 | パッチポケット, 貼り付けポケット | накладной карман, накладные карманы | poche plaquée, poches plaquées | กระเป๋าปะ | túi đắp, túi ốp | tasca applicata, tasche applicate, tasche a toppa
welt_pocket | welt pocket | 开线袋, 嵌线袋, 挖袋 | 웰트 포켓, 입술 주머니 | 玉縁ポケット | прорезной карман, прорезные карманы | poche passepoilée, poches passepoilées | กระเป๋าเจาะ | túi mổ, túi cơi | tasca a filetto, tasche a filetto
flap_pocket | flap pocket | 袋盖口袋, 有袋盖口袋 | 플랩 포켓, 뚜껑 주머니 | フラップポケット | карман с клапаном, карманы с клапанами | poche à rabat, poches à rabat | กระเป๋ามีฝา | túi có nắp, túi nắp | tasca con pattina, tasche con patta, tasca a patta
cargo_pocket | cargo pocket, utility pocket | 工装口袋, 立体袋 | 카고 포켓, 건빵 주머니, 카고 디테일 | カーゴポケット | карман карго, карманы карго | poche cargo, poches cargo, poche à soufflet | กระเป๋าคาร์โก้, กระเป๋าข้างกล่อง | túi hộp | tasca cargo, tasconi, tasche cargo
kangaroo_pocket | kangaroo pocket | 袋鼠袋, 袋鼠口袋 | 캥거루 포켓 | カンガルーポケット | карман кенгуру | poche kangourou | กระเป๋าจิงโจ้ | túi kangaroo, túi bụng | tasca a marsupio, marsupio
inseam_pocket | side seam pocket, inseam pocket, side pockets | 侧缝袋, 侧插袋 | 옆선 주머니, 인심 포켓 | 脇ポケット, シームポケット | карман в шве, карманы в боковых швах, карманы в швах | poche dans la couture, poches latérales, poche côté | กระเป๋าข้าง | túi hông, túi sườn | tasca nella cucitura, tasche laterali
slash_pocket | slash pocket, slant pocket | 斜插袋 | 사선 주머니, 슬래시 포켓 | 斜めポケット, スラッシュポケット | косой карман | poche italienne, poche en biais | กระเป๋าเฉียง | túi chéo, túi xéo | tasca all'americana, tasca obliqua
breast_pocket | chest pocket, breast pocket | 胸袋 | 가슴 주머니, 체스트 포켓 | 胸ポケット | нагрудный карман | poche poitrine | กระเป๋าอก | túi ngực | taschino, tasca sul petto
`
