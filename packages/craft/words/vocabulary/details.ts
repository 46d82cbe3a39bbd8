/** Details of making and trimming: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const details = `
ruffle | ruffle, ruffles, frill, frills, ruffled, frilly | 荷叶边, 木耳边, 褶边, 木耳 | 러플, 프릴 | フリル, ラッフル | оборка, оборки, рюши, оборок, рюшами, жабо | volant froncé, froufrou, ruché, volants froncés | ระบาย | bèo, bèo nhún, diềm xếp nếp | ruches, balza arricciata, rouche
flounce | flounce, flounces | 大荷叶边, 波浪边 | 플라운스 | フラウンス | волан, воланы | volant, volants | ระบายบาน | bèo xoắn, diềm xòe | volant
pleat | pleat, pleats, pleated | 褶裥, 褶, 百褶 | 플리츠, 주름, 주름잡힌 | プリーツ, ひだ | складка, плиссе, складками, плиссированный, складок | pli, plis, plissé, plissée | พลีท, จีบ | xếp ly, ly, li | piega, pieghe, plissettato, plissé
box_pleat | box pleat, inverted pleat | 箱褶, 工字褶 | 맞주름, 박스 플리츠 | ボックスプリーツ | бантовая складка, встречная складка | pli creux, plis creux, pli plat | จีบกล่อง | ly hộp, xếp ly hộp | piega baciata, cannone, piegone
knife_pleat | knife pleat, accordion pleat | 顺褶, 风琴褶 | 외주름, 나이프 플리츠, 아코디언 플리츠 | 車ひだ, アコーディオンプリーツ | односторонняя складка, гофре | pli couché, plis couchés, plis accordéon | จีบทวิสต์, จีบพลีทเล็ก | ly lật, ly một chiều | pieghe a coltello, pieghe a fisarmonica, pieghe soleil
gather | gathers, gathered, gathering | 抽褶, 碎褶 | 개더, 셔링, 잔주름 | ギャザー | сборка, сборки, присборенный | fronces, froncé, froncée | จีบรูด, รูด | nhún, dún | arricciatura, arricciato
shirring | shirring, smocking, smocked, shirred | 缩褶, 打揽, 松紧褶 | 스모킹, 고무 셔링, 스모크 | シャーリング, スモッキング | сборка на резинке, смок, смокинг-сборка, буфы | smocks, smocké, smockée | สม็อก | nhún chun, smock, chun nhún | punto smock, nido d'ape, arriccio elastico
ruching | ruching, ruched | 抽皱, 皱褶 | 루싱, 셔링 잡힌 | ルーシュ, ルーシング | драпировка на сборке, присборка | ruchage, drapé froncé | จับย่น, รูดย่น | rút nhún, nhún xếp | arricciato drappeggiato, increspatura
dart | dart, darts | 省道, 省 | 다트 | ダーツ | вытачка, вытачки, вытачек | pince, pinces | เกล็ด, เกล็ดเสื้อ | chiết ly, ly chiết, pince, pen | pince, ripresa
seam | seam, seams | 缝线, 接缝 | 솔기, 봉제선 | 縫い目, 切り替え | шов, швы | couture, coutures | ตะเข็บ | đường may | cucitura
princess_seam | princess seam, princess line | 公主线 | 프린세스 라인 | プリンセスライン | рельеф, рельефы, линия принцессы | découpe princesse, coupe princesse | ตะเข็บพรินเซส, เส้นพรินเซส | đường cắt princess, decoup | taglio princesse, taglio a princesse
panel | panelled, panel, paneled, panels | 拼片, 拼接 | 패널, 절개, 절개선 | パネル, 切替 | вставка, вставки, вставками | empiècement découpé, panneau, panneaux | ต่อผ้า, แพนเนล | phối mảnh, mảnh ghép | pannello, inserto, inserti
color_block | colour-block, color block, colour blocking, colorblock, colourblocked | 撞色, 拼色 | 컬러블록, 배색 | カラーブロック, 配色 | колор-блок, колорблок, цветовые блоки | color block, colorblock, blocs de couleur | คัลเลอร์บล็อก, ตัดสี | phối màu, color block | color block, colour block, a blocchi di colore
yoke | yoke | 育克, 过肩 | 요크 | ヨーク | кокетка, кокеткой | empiècement | แซก, โยค | cầu vai, đô áo | sprone, carré
peplum | peplum | 腰褶下摆, 荷叶腰, 波浪腰 | 페플럼 | ペプラム | баска, с баской | basque, péplum | เป็ปลัม, ระบายเอว | peplum, bèo eo | baschina, peplum
waistband | waistband | 腰头 | 허리 밴드, 허리단 | ウエストバンド, ベルト布 | пояс брюк, притачной пояс | ceinture montée | ขอบเอว | cạp, lưng quần | cinturino in vita, fascia in vita
belt | belt, belted | 腰带, 皮带 | 벨트 | ベルト | пояс, ремень, с поясом, ремнем | ceinture, ceinturé | เข็มขัด | thắt lưng, dây nịt, đai | cintura, con cintura
belt_loops | belt loops | 裤袢, 皮带袢 | 벨트 고리 | ベルトループ | шлевки, шлевка | passants, passants de ceinture | หูเข็มขัด | đỉa quần | passanti
sash | sash, obi | 腰封, 饰带 | 새시, 허리끈 | サッシュ, 帯 | кушак | ceinture nouée, écharpe de taille | ผ้าคาดเอว | đai thắt nơ, khăn thắt eo | fusciacca, fascia annodata
bow | bow, bows | 蝴蝶结 | 리본, 보우 | リボン, 蝶結び | бант, банты, бантик, бантом | nœud, nœuds, noeud | โบว์ | nơ | fiocco
slit | slit, side slit, split | 开衩, 开叉 | 슬릿, 트임, 옆트임 | スリット | разрез, шлица юбки, с разрезом | fente, fendu, fendue | ผ่าข้าง, ผ่า | xẻ tà, xẻ | spacco
vent | vent, back vent | 背衩 | 벤트, 뒤트임 | ベント | шлица | fente dos, fente arrière | ผ่าหลัง | xẻ sau | spacco posteriore
hem | hem, hemline | 下摆, 裙摆, 裤脚 | 밑단, 헴라인 | 裾 | подол, низ изделия, кромка | ourlet, bas | ชายกระโปรง, ชายเสื้อ, ชาย | lai, gấu, viền gấu | orlo
raw_edge | raw edge, raw hem, frayed, unfinished | 毛边, 散口 | 올풀림, 커팅진 밑단, 로우 엣지 | 切りっぱなし, フリンジ裾 | необработанный край, сырой край | bord franc, bords francs, effiloché | ปล่อยชายรุ่ย, ชายรุ่ย | lai tưa, tua lai, cắt thô | taglio vivo, a taglio vivo, sfrangiato
scalloped | scalloped, scallop edge, scallops | 扇贝边, 波浪花边 | 스캘럽 | スカラップ | фестоны, фестончатый | festonné, festons | ขอบหยัก, ชายหยัก | viền vỏ sò, lượn sóng vỏ sò | smerlato, smerli, orlo smerlato
fringe | fringe, fringes, fringed, tassel, tassels | 流苏 | 술, 프린지, 태슬 | フリンジ, タッセル | бахрома, кисточки, бахромой | franges, frangé, pompons à franges | พู่, ชายครุย | tua rua | frange, frangia, nappine
lace_trim | lace trim, lace trimming, lace insert | 蕾丝边, 花边 | 레이스 트리밍, 레이스 장식, 레이스 트림, 레이스 테두리 | レーストリム, レース飾り, レーストリミング, レースの縁取り, レース付き | кружевная отделка, отделка кружевом | bordure en dentelle, garniture dentelle, bordé de dentelle, bordée de dentelle, bord dentelle, avec dentelle | ขอบลูกไม้, แต่งลูกไม้, แต่งขอบลูกไม้, ขอบแต่งลูกไม้, ติดลูกไม้ | viền ren | bordo in pizzo, finitura in pizzo, profilo in pizzo, bordo di pizzo, bordato di pizzo, con pizzo
piping | piping, piped | 滚边, 嵌边 | 파이핑 | パイピング | кант, окантовка, кантом | passepoil, liseré | กุ๊น, ขลิบ | viền, viền lé, lé | profilo, profilato, coda di topo
contrast_trim | contrast trim, contrast piping, tipping, contrast colour, contrasting trim, contrast edging, contrast collar trim, in contrast | 撞色滚边, 撞色边 | 배색 파이핑, 배색 트리밍 | 配色トリム, 配色パイピング, 配色の縁取り | контрастная отделка, контрастный кант | liseré contrastant, bordure contrastée, finition contrastante, passepoil contrastant, liseré contrasté, passepoil contrasté, bords contrastants, contrasté | ขลิบตัดสี | viền phối màu, viền tương phản | profilo a contrasto, bordo a contrasto
topstitch | topstitching, topstitch, contrast stitching | 明线, 车明线 | 스티치, 상침 | ステッチ, 飾りステッチ | отстрочка, декоративная строчка, отстрочкой | surpiqûres, surpiqûre | เดินเส้นด้าย, เดินด้ายโชว์ | diễu chỉ, may diễu, đường diễu | impunture, impuntura
quilting | quilted, quilting | 绗缝, 菱格 | 퀼팅, 누빔 | キルティング | стеганый, стежка | matelassé, surpiqué matelassé | ควิลท์, เย็บนวม | chần bông, trần bông | trapuntato, trapunta
ribbing | rib, ribbed, rib knit, ribbing | 罗纹 | 골지, 립, 시보리 | リブ | резинка рибана, в рубчик, рибана, кашкорсе | côtelé, bord-côte, côtes | ริบ, ผ้าร่อง | bo, gân, dệt gân | a costine, costine, a coste
cutout | cut-out, cutout, cut out | 镂空 | 컷아웃 | カットアウト | вырезы, с вырезами | découpe ajourée, découpes, cut-out | เจาะ, คัตเอาต์ | khoét, cut out | cut-out, ritagli
epaulette | epaulette, epaulettes, shoulder tabs | 肩章, 肩袢 | 견장 | エポレット, 肩章 | погоны, погон | pattes d'épaule, patte d'épaule | อินทรธนู | cầu vai quân đội, ngù vai, pattes vai | spalline militari, controspalline
patchwork | patchwork, patches | 拼布 | 패치워크 | パッチワーク | пэчворк, лоскутный | patchwork | แพตช์เวิร์ก, ผ้าปะ | chắp vá, patchwork | patchwork, toppe
applique | applique, appliqué, appliques | 贴布绣, 贴花 | 아플리케 | アップリケ | аппликация, аппликации | appliqué, appliqués, applique | แอปพลิเก้ | đắp hoa, hoa đắp, đắp vải | applicazioni, applicazione
embroidery | embroidery, embroidered | 刺绣, 绣花 | 자수, 수놓은 | 刺繍, 刺しゅう | вышивка, вышитый, вышивкой | broderie, brodé, brodée | งานปัก, ปัก, ลายปัก | thêu | ricamo, ricamato
beading | beading, beaded, beads | 钉珠, 珠饰 | 비즈, 비딩 | ビーズ | бисер, бисером, бусины | perles, perlé, perlage | ลูกปัด, ปักลูกปัด | đính hạt, hạt cườm, kết cườm | perline, perlato
sequins | sequins, sequin, sequinned, paillettes | 亮片 | 스팽글, 시퀸 | スパンコール | пайетки, пайеток, в пайетках | sequins, paillettes, à sequins | เลื่อม, ปักเลื่อม | kim sa, sequin, đính kim sa | paillettes, lustrini
studs | studs, studded, rivets | 铆钉 | 스터드, 징 | スタッズ | заклепки, клепки | clous, clouté, rivets | หมุด | đinh tán | borchie
rhinestone | rhinestones, crystals, diamante | 水钻 | 큐빅, 라인스톤 | ラインストーン | стразы, страз, стразами | strass, cristaux | เพชรประดับ, คริสตัล | đính đá | strass, cristalli
feather | feathers, feather trim | 羽毛装饰, 羽毛 | 깃털, 페더 | フェザー, 羽根 | перья, перьев, перьями | plumes, plume | ขนนก | lông vũ trang trí, lông chim | piume
pearl | pearls, pearl buttons | 珍珠 | 진주 | パール | жемчуг, жемчугом | perle fine, perles nacrées | ไข่มุก, มุก | ngọc trai | perle
tiers | tiers, tiered | 蛋糕裙层, 多层, 分层, 蛋糕 | 티어드, 캉캉 | ティアード, 段々 | ярусы, ярусный, многоярусный | à étages, étages, volants étagés | ชั้น, เป็นชั้น, ระบายเป็นชั้น | nhiều tầng, tầng | balze, a balze
train | train | 拖尾 | 트레인, 드레스 꼬리 | トレーン | шлейф, со шлейфом | traîne | ชายลาก | đuôi váy dài | strascico
lining | lining, lined | 里布, 衬里, 夹里 | 안감 | 裏地 | подкладка, на подкладке | doublure, doublé | ซับใน | lót, vải lót | fodera, foderato
padding | padded, padding | 填充, 夹棉 | 패드, 충전재 | 中綿 | утеплитель, утепленный | ouatiné, rembourré | บุ, บุนวม | độn, đệm | imbottito, imbottitura
strap | straps, spaghetti straps, thin straps | 肩带, 细肩带 | 어깨끈, 끈, 스트랩 | 肩紐, ストラップ, 細い肩紐 | бретели, бретельки, бретелях, тонкие бретели | bretelles, fines bretelles, bretelles spaghetti | สายไหล่, สายบาง | dây áo, dây vai, dây mảnh, hai dây | spalline, spalline sottili, bretelline
logo_detail | logo | 标志, 商标 | 로고 | ロゴ | логотип | logo | โลโก้ | logo | logo
trim | trim, trims, trimming | 辅料, 饰边 | 트리밍, 부자재 | トリム, 副資材 | отделка, фурнитура | garniture, fournitures | วัสดุตกแต่ง | phụ liệu, viền trang trí | finiture, guarnizioni
print_none | plain, solid, solid colour, solid color | 纯色, 素色, 单色无图案, 净色, 无印花, 素面, 单一颜色 | 무지, 솔리드, 단색, 민무늬 | 無地, 柄なし, 単色, 無柄 | однотонный, гладкокрашеный, однотонно, гладкий | uni, unie, couleur unie, aplat | สีพื้น, สีล้วน | trơn, màu trơn, một màu, vải trơn | tinta unita, in tinta unita, monocolore
`
