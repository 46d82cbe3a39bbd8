/** Motifs of prints: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const motifs = `
motif | motif, motifs | 花型, 图案, 花纹 | 무늬, 패턴, 문양 | 柄, 模様 | узор, рисунок, мотив, узором | motif, motifs | ลาย, ลวดลาย | họa tiết, hoạ tiết | motivo, fantasia, disegno
print | print, printed, prints | 印花 | 프린트, 날염 | プリント | принт, принтом, набивной | imprimé, imprimée | พิมพ์ลาย, ลายพิมพ์ | in, in hoa, in họa tiết | stampa, stampato
floral | floral, flower, flowers, flowery, floral print, blossom, blossoms | 碎花, 花卉, 花朵, 花, 小花, 花纹花, 小花朵 | 꽃무늬, 플로럴, 꽃, 플라워 | 花柄, フローラル, 花, お花 | цветы, цветочный, цветок, в цветочек, цветочки, цветочный принт, цветами, цветов мелких | fleuri, fleurie, fleurs, fleur, floral, fleurettes | ลายดอกไม้, ดอกไม้, ลายดอก | hoa, hoa văn hoa, họa tiết hoa | floreale, fiori, fiore, a fiori, fiorellini, fiorato
ditsy | ditsy, ditsy floral, liberty print, calico floral | 细碎花 | 잔꽃무늬, 잔꽃 | 小花柄, リバティ柄 | мелкий цветочек, в мелкий цветочек, мелкие цветочки | millefleurs, liberty, fleurettes serrées | ลายดอกเล็ก | hoa nhí | fiorellini piccoli, millefiori, fantasia liberty
rose | rose, roses | 玫瑰 | 장미 | バラ, 薔薇, ローズ柄 | роза, розы, розами | roses, rosier | กุหลาบ, ดอกกุหลาบ | hoa hồng | rose, boccioli di rosa, roselline
peony | peony, peonies | 牡丹 | 모란, 작약 | 牡丹, 芍薬 | пион, пионы, пионами | pivoine, pivoines | ดอกโบตั๋น, โบตั๋น | mẫu đơn, hoa mẫu đơn | peonia, peonie
daisy | daisy, daisies | 雏菊, 小雏菊 | 데이지 | デイジー, ひな菊 | ромашка, ромашки, ромашками | marguerite, pâquerettes, marguerites | ดอกเดซี่, เดซี่ | hoa cúc, cúc họa mi | margherite, margherita
tulip | tulip, tulips | 郁金香 | 튤립 | チューリップ | тюльпан, тюльпаны | tulipe, tulipes | ทิวลิป | hoa tulip, tulip | tulipani, tulipano
sunflower | sunflower, sunflowers | 向日葵 | 해바라기 | ひまわり | подсолнух, подсолнухи | tournesol, tournesols | ทานตะวัน | hướng dương, hoa hướng dương | girasole, girasoli
cherry_blossom | cherry blossom, sakura | 樱花 | 벚꽃 | 桜, さくら | сакура | fleurs de cerisier, cerisier | ซากุระ | hoa anh đào, anh đào | fiori di ciliegio
lotus | lotus | 莲花, 荷花 | 연꽃 | 蓮 | лотос | lotus | ดอกบัว, ลายบัว | hoa sen | loto, fiori di loto
orchid_motif | orchids, orchid flower | 兰花 | 난초 | 蘭 | орхидеи | orchidées | กล้วยไม้ | hoa lan, phong lan | orchidee
poppy | poppy, poppies | 罂粟花, 虞美人 | 양귀비꽃 | ポピー | маки, мак | coquelicot, coquelicots | ดอกป๊อปปี้ | hoa anh túc | papavero, papaveri
leaves | leaf, leaves, foliage | 树叶, 叶子, 叶片 | 나뭇잎, 잎, 리프 | 葉, 葉っぱ, リーフ | лист, листья, листьями | feuille, feuilles, feuillage | ใบไม้, ลายใบไม้ | lá, lá cây | foglie, foglia
tropical | tropical, hawaiian, palm, palm leaves, palms | 热带, 棕榈叶, 夏威夷 | 트로피컬, 야자수, 열대, 하와이안 | トロピカル, ヤシ, ボタニカルハワイ, アロハ柄 | тропики, тропический, пальмы, гавайский | tropical, palmier, palmiers, hawaïen | ทรอปิคอล, ใบปาล์ม, ฮาวาย | nhiệt đới, lá cọ, hawaii | tropicale, palme, hawaiano
botanical | botanical | 植物图案, 植物 | 보태니컬, 식물 | ボタニカル, 植物柄 | ботанический, растительный | botanique | พฤกษศาสตร์, ลายพฤกษา | thực vật, botanical | botanico
paisley | paisley | 佩斯利, 腰果花 | 페이즐리 | ペイズリー | пейсли, турецкий огурец, огурцы | cachemire motif, paisley, motif cachemire | เพสลีย์, ลายลูกน้ำ | paisley, hoạ tiết giọt nước | cachemire fantasia, paisley, motivo cachemire
stripes | stripe, stripes, striped, stripy | 条纹, 条子 | 줄무늬, 스트라이프, 단가라 | ストライプ, 縞, しま模様 | полоска, полосы, в полоску, полосатый | rayures, rayé, rayée, rayure | ลายทาง, ลายริ้ว | sọc, kẻ sọc | righe, a righe, rigato, strisce
pinstripe | pinstripe, pinstripes, pin-striped | 细条纹 | 핀스트라이프, 가는 줄무늬 | ピンストライプ | тонкая полоска, в тонкую полоску | rayures tennis, fines rayures, rayure tennis | ลายทางเล็ก, พินสไตรป์ | sọc mảnh, kẻ sọc mảnh, sọc nhỏ | gessato, righe sottili
breton | breton stripe, breton, nautical stripe | 海魂衫条纹, 水手条纹 | 브르통, 마린 줄무늬 | ボーダー, バスクボーダー | тельняшка, бретонская полоска | marinière | ลายทางแนวนอน, ลายกะลาสี | sọc thủy thủ, sọc ngang | righe alla marinara, bretone, marinière
check | check, checked, plaid, checks, chequered | 格子, 格纹, 格子呢 | 체크, 격자 | チェック, 格子, チェック柄 | клетка, в клетку, клетчатый | carreaux, à carreaux, quadrillé | ลายตาราง, ลายสก็อต, ตาราง | caro, kẻ ca rô, ca rô, kẻ caro | quadri, a quadri, quadretti
gingham | gingham | 方格, 小方格 | 깅엄, 깅엄체크 | ギンガム, ギンガムチェック | виши, клетка виши | vichy | ลายกิงแฮม, ตารางเล็ก | gingham, caro nhỏ | vichy, quadretti vichy
tartan | tartan, scottish plaid | 苏格兰格 | 타탄, 타탄체크 | タータン, タータンチェック | тартан, шотландка, шотландская клетка | écossais, tartan | ลายสก็อตทาร์ทัน, ทาร์ทัน | kẻ scotland, tartan | tartan, scozzese
houndstooth | houndstooth, dogtooth | 千鸟格 | 하운드투스 | 千鳥格子 | гусиная лапка | pied-de-poule, pied de coq | ชิโนริ, เฮาด์สทูธ, ลายเขี้ยวสุนัข | houndstooth, răng sói, răng cưa houndstooth | pied-de-poule, pied de poule
glen_check | prince of wales, glen check, glen plaid | 威尔士亲王格, 格伦格 | 글렌체크 | グレンチェック | принц уэльский, клетка принца уэльского | prince de galles | ลายเกลนเช็ก | kẻ glen, kẻ hoàng tử wales | principe di galles
windowpane | windowpane check, windowpane | 窗格纹 | 윈도우페인, 윈도 체크 | ウィンドウペン | оконная клетка | carreaux fenêtre | ลายวินโดว์เพน | kẻ ô cửa sổ | finestrato, quadro finestra
argyle | argyle | 菱形格 | 아가일 | アーガイル | аргайл, ромбы аргайл | argyle, losanges argyle | ลายอาร์ไกล์ | quả trám, argyle | argyle, rombi, losanghe
polka | polka dot, polka dots, dots, spots, dotted, spotted | 波点, 圆点, 波尔卡圆点 | 도트, 물방울무늬, 땡땡이 | ドット, 水玉, 水玉模様 | горошек, в горошек, горох, горошком | pois, à pois, plumetis | ลายจุด, จุด | chấm bi, bi | pois, a pois, puntini
pin_dot | pin dot, pin dots | 细点, 小圆点 | 핀도트, 잔도트 | ピンドット | мелкий горошек, в мелкий горошек | mini pois | จุดเล็ก, ลายจุดเล็ก | chấm bi nhỏ, bi nhỏ | puntaspillo, micropois, mini pois
geometric | geometric, geometrics | 几何, 几何图案 | 기하학, 기하학적, 지오메트릭 | 幾何学, 幾何学模様 | геометрия, геометрический | géométrique, géométriques | เรขาคณิต, ลายเรขาคณิต | hình học, kỷ hà | geometrico
abstract | abstract | 抽象 | 추상, 추상적인, 앱스트랙트 | 抽象, 抽象柄 | абстракция, абстрактный | abstrait, abstraite | แอบสแตรกต์, นามธรรม | trừu tượng | astratto
chevron | chevron, zigzag, zig zag | 人字纹, 锯齿纹, 之字纹 | 지그재그, 쉐브론 | ジグザグ, シェブロン | зигзаг, шеврон, зигзаги | zigzag, chevrons | ซิกแซก, ลายฟันปลา | zigzag, zíc zắc | zigzag, zig zag
herringbone | herringbone | 人字呢, 鱼骨纹 | 헤링본 | ヘリンボーン | елочка, в елочку | à chevrons, chevron tissé | ลายก้างปลา, เฮอร์ริงโบน | xương cá | spigato, spina di pesce
animal | animal print, animal | 动物纹 | 애니멀, 애니멀 프린트 | アニマル柄, アニマル | животный принт, анималистичный | imprimé animal, animalier | ลายสัตว์ | họa tiết động vật, da thú | animalier
leopard | leopard, leopard print | 豹纹 | 레오파드, 호피 | ヒョウ柄, レオパード | леопард, леопардовый | léopard | ลายเสือดาว, เสือดาว | da báo | leopardato, leopardo, maculato
zebra | zebra, zebra print | 斑马纹 | 지브라, 얼룩말 | ゼブラ | зебра | zèbre, zébré | ลายม้าลาย | ngựa vằn, vằn | zebrato, zebra
snake | snake print, snakeskin, python | 蛇纹 | 스네이크, 뱀피 | パイソン, ヘビ柄 | змеиный, питон, под змею | serpent, python | ลายงู | da rắn | pitone, pitonato, serpente
tiger | tiger, tiger stripes | 虎纹, 老虎 | 호랑이, 타이거 | 虎柄, トラ | тигровый, тигр | tigre, tigré | ลายเสือ, เสือ | hổ, da hổ | tigrato, tigre
camo | camo, camouflage | 迷彩 | 카모, 카모플라쥬, 밀리터리 무늬 | 迷彩, カモフラージュ | камуфляж, камуфляжный | camouflage | ลายพราง | rằn ri, camo | mimetico, camouflage
butterfly | butterfly, butterflies | 蝴蝶 | 나비 | 蝶, 蝶々, バタフライ | бабочка, бабочки, бабочками | papillon, papillons | ผีเสื้อ | bướm, con bướm | farfalla, farfalle
bird | bird, birds, swallow, crane birds | 鸟, 小鸟, 飞鸟 | 새무늬, 새들 | 鳥, 鳥柄 | птица, птицы, птицами | oiseau, oiseaux | นก, ลายนก | chim | uccelli, uccello, rondini
cat_motif | cat, cats, kittens | 猫, 猫咪 | 고양이 | 猫, ねこ | кот, коты, котики, кошки, котиками | chats, chat | แมว | mèo | gatti, gattini
dino | dinosaur, dinosaurs, dino | 恐龙 | 공룡 | 恐竜 | динозавр, динозавры, динозаврами | dinosaure, dinosaures | ไดโนเสาร์ | khủng long | dinosauri, dinosauro
heart | heart, hearts | 爱心, 心形 | 하트 | ハート | сердечко, сердечки, сердца | cœur, cœurs, coeurs | หัวใจ | trái tim, tim | cuori, cuore, cuoricini
star | star, stars | 星星, 星 | 별, 별무늬 | 星, 星柄, スター | звезда, звезды, звездочки | étoile, étoiles | ดาว, ลายดาว | ngôi sao, sao | stelle, stelline
moon | moon, celestial | 月亮, 星月 | 달, 달무늬 | 月, 月柄 | луна, месяц | lune, lunes | พระจันทร์ | mặt trăng | luna, lune
fruit | fruit, fruits | 水果 | 과일 | フルーツ, 果物 | фрукты, фруктовый | fruits, fruit | ผลไม้ | trái cây, hoa quả | frutta
lemon | lemons, lemon print | 柠檬图案 | 레몬 | レモン柄 | лимоны, лимонами | citrons | ลายมะนาว, มะนาว | quả chanh, trái chanh | limoni
cherry | cherries, cherry print | 樱桃 | 체리 무늬, 체리 | さくらんぼ, チェリー | вишенки, вишни, вишенками | cerises motif, cerises | เชอร์รี่ | quả cherry, anh đào quả | ciliegie
strawberry | strawberry, strawberries | 草莓 | 딸기 | いちご, イチゴ柄 | клубника, клубнички | fraises, fraise | สตรอว์เบอร์รี | dâu tây | fragole
wave | wave, waves, wavy | 波浪, 海浪, 水波 | 물결, 웨이브 | 波, 波柄, ウェーブ | волна, волны, волнистый | vague, vagues | คลื่น | sóng | onde, onda
cloud | cloud, clouds | 云朵, 云纹 | 구름 | 雲 | облака, облако | nuage, nuages | เมฆ | mây | nuvole
ethnic | ethnic, ikat, tribal, aztec | 民族风图案, 伊卡特, 民族纹, 民族风 | 에스닉, 이카트 | エスニック, イカット | этнический, икат, этно | ethnique, ikat, tribal | ลายชาติพันธุ์, มัดหมี่, อิกัต | thổ cẩm, dân tộc, ikat | etnico, ikat
damask | damask, baroque | 大马士革花纹, 巴洛克 | 다마스크, 바로크 | ダマスク, バロック | дамаск, барокко | damas, baroque | ดามัสก์, บาโรก | damask, baroque | damasco, damascato, barocco
toile | toile de jouy | 朱伊图案, 约依印花 | 투알드주이 | トワルドジュイ | туаль де жуи | toile de jouy | ลายตวลเดอจุย | toile de jouy | toile de jouy
slogan | slogan, lettering, typography, text print | 标语, 文字, 字母 | 레터링, 슬로건, 문구 | ロゴ文字, スローガン, 文字 | надпись, слоган, буквы | slogan, lettrage, inscription | สโลแกน, ตัวอักษร | slogan, chữ | scritta, slogan, lettering
conversational | conversational print, conversational, novelty print | 情景印花, 趣味图案 | 컨버세이셔널, 스토리 프린트 | カンバセーショナル柄, 物語柄 | сюжетный, сюжетный рисунок | imprimé figuratif, conversationnel | ลายเล่าเรื่อง | họa tiết kể chuyện, conversational | stampa conversazionale, fantasia figurativa
foulard_print | foulard print, tie print | 小方巾花, 领带花型 | 넥타이 무늬, 풀라드 | 小紋, フーラード | галстучный рисунок, фуляр | imprimé foulard, petit motif cravate | ลายเนคไท | họa tiết foulard | fantasia cravatta, disegno cravatteria
border | border print, border | 边框花, 定位边花 | 보더 프린트 | ボーダープリント, 裾柄 | кайма, купонный рисунок, кайма по низу | bordure imprimée, imprimé bordure, frise | ลายเชิง, เชิงชาย | họa tiết viền, in viền | stampa a bordo, bordura
marble | marble, marbled | 大理石纹 | 마블, 대리석 | マーブル, 大理石 | мрамор, мраморный | marbré, marbre | ลายหินอ่อน | vân đá, marble | marmorizzato, marmo
mandala | mandala | 曼陀罗 | 만다라 | 曼荼羅 | мандала | mandala | มันดาลา | mandala | mandala
`
