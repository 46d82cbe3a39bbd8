/** Colours with the sRGB value that stands for each by convention (never a licensed code): the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const colors = `
white #FFFFFF | white | 白色, 白, 白色的, 雪白 | 흰색, 하얀, 화이트, 흰, 하양 | 白, 白色, ホワイト, 白い, 真っ白 | белый | blanc, blanche, blanches | สีขาว, ขาว | trắng, màu trắng | bianco
black #111111 | black | 黑色, 黑 | 검정, 검은, 블랙, 까만, 검정색 | 黒, 黒色, ブラック, 黒い, 真っ黒 | черный | noir | สีดำ, ดำ | đen, màu đen | nero
grey #8A8A8A | grey, gray | 灰色, 灰 | 회색, 그레이 | グレー, 灰色 | серый | gris | สีเทา, เทา | xám, ghi, màu xám | grigio
red #D0202E | red | 红色, 红 | 빨강, 빨간, 레드, 붉은, 빨간색 | 赤, 赤色, レッド, 赤い | красный | rouge | สีแดง, แดง | đỏ, màu đỏ | rosso
orange #F07F1F | orange | 橙色, 橘色, 橙 | 주황, 오렌지, 주황색 | オレンジ, 橙 | оранжевый | orange | สีส้ม, ส้ม | cam, màu cam | arancione, arancio
yellow #F7D417 | yellow | 黄色, 黄 | 노랑, 노란, 옐로우, 노란색 | 黄色, イエロー, 黄色い | желтый | jaune | สีเหลือง, เหลือง | vàng, màu vàng | giallo
green #2E8B57 | green | 绿色, 绿 | 초록, 녹색, 그린, 초록색 | 緑, 緑色, グリーン | зеленый | vert | สีเขียว, เขียว | xanh lá, xanh lá cây, xanh lục | verde
blue #2A5CAA | blue | 蓝色, 蓝 | 파랑, 파란, 블루, 파란색 | 青, 青色, ブルー, 青い | синий | bleu | สีน้ำเงิน, น้ำเงิน | xanh dương, xanh lam, xanh nước biển, màu xanh | blu
light_blue #9CC9EB | light blue, sky blue, baby blue, powder blue | 天蓝色, 天蓝, 浅蓝, 浅蓝色, 淡蓝, 淡蓝色, 婴儿蓝 | 하늘색, 스카이블루, 연파랑, 라이트블루, 라이트 블루, 연하늘, 연한 파랑, 연파랑색, 소라색 | 水色, スカイブルー, 空色, ライトブルー, 薄い青, ベビーブルー, サックス, サックスブルー | голубой, небесно-голубой, светло-голубой, нежно-голубой, светло-синий | bleu ciel, bleu clair, bleu ciel clair, bleu layette | สีฟ้า, ฟ้า, สีฟ้าอ่อน, ฟ้าอ่อน | xanh da trời, xanh nhạt, thiên thanh, xanh biển nhạt, xanh lơ nhạt, xanh dương nhạt | azzurro, celeste, celestino, azzurrino, blu chiaro
purple #7B3F9E | purple | 紫色, 紫 | 보라, 보라색, 퍼플 | 紫, 紫色, パープル | фиолетовый | violet | สีม่วง, ม่วง | tím, màu tím | viola
pink #F49AC1 | pink | 粉色, 粉红, 粉红色, 粉 | 분홍, 핑크, 분홍색 | ピンク, 桃色 | розовый | rose | สีชมพู, ชมพู | hồng, màu hồng | rosa
brown #7B4B2A | brown | 棕色, 褐色, 咖色, 棕 | 갈색, 브라운 | 茶色, ブラウン | коричневый | marron, brun | สีน้ำตาล, น้ำตาล | nâu, màu nâu | marrone
beige #E1CFB0 | beige | 米色, 杏色 | 베이지 | ベージュ | бежевый, беж | beige | สีเบจ, เบจ, สีเนื้อเบจ | be, màu be, beige | beige
gold #C9A227 | gold, golden | 金色 | 골드, 금색, 금 | ゴールド, 金色, 金の | золотой, золотистый | or, doré | สีทอง, ทอง | vàng kim, vàng gold | oro, dorato
silver #C0C0C0 | silver | 银色 | 실버, 은색 | シルバー, 銀色 | серебряный, серебристый | argent, argenté | สีเงิน | bạc, màu bạc | argento, argentato
navy #1B2A4A | navy, navy blue | 藏青, 藏青色, 海军蓝, 深蓝 | 네이비, 남색, 곤색 | ネイビー, 紺, 紺色, 濃紺, ダークネイビー | темно-синий | bleu marine, marine | สีกรมท่า, กรมท่า, สีกรม, กรม | xanh navy, xanh hải quân, xanh đen, navy | blu navy, blu scuro, blu notte scuro, navy
ivory #F6F0DF | ivory | 象牙白, 象牙色 | 아이보리 | アイボリー | цвет слоновой кости, айвори | ivoire | สีงาช้าง, งาช้าง | trắng ngà, màu ngà, ngà | avorio
cream #FBF3DC | cream | 奶油色, 奶白, 奶油白 | 크림, 크림색 | クリーム, クリーム色 | кремовый | crème, creme | สีครีม, ครีม | kem, màu kem | crema, panna
off_white #F5F1E8 | off-white, off white | 米白, 灰白, 本白 | 오프화이트, 미색 | オフホワイト, 生成りホワイト | молочный | blanc cassé | สีออฟไวท์, ออฟไวท์ | trắng sữa, trắng kem | bianco sporco, bianco latte
ecru #EADFC8 | ecru | 本色, 原色 | 에크루 | エクリュ, 生成り | экрю, суровый | écru | สีเอครู, เอครู | mộc, màu mộc | écru, ecru
nude #E3BC9A | nude, flesh | 裸色, 肤色 | 누드, 누드톤, 살색 | ヌード, ヌーディ | нюдовый, телесный | nude, chair | สีนู้ด, นู้ด | nude, màu da | nudo, carne
champagne #F1DDB9 | champagne | 香槟色 | 샴페인 | シャンパン, シャンパンゴールド | цвет шампанского, шампань | champagne | สีแชมเปญ | sâm panh, champagne | champagne
sand #D8C3A0 | sand | 沙色 | 샌드 | サンド, サンドベージュ | песочный | sable | สีทราย | màu cát | sabbia
camel #C19A6B | camel | 驼色 | 카멜, 낙타색 | キャメル | кэмел, верблюжий | camel | สีคาเมล | màu lạc đà, camel | cammello
tan #C8A27A | tan | 浅棕色, 黄褐色 | 탄색, 황갈색 | タン | рыжевато-коричневый, табачный | fauve, cognac clair | สีแทน | nâu vàng, da bò | cuoio chiaro, tan
taupe #8B7D72 | taupe | 灰褐色 | 토프 | トープ | тауп, серо-коричневый | taupe | สีเทาน้ำตาล | nâu xám, taupe | tortora, talpa
khaki #A69A6C | khaki | 卡其色 | 카키, 카키색 | カーキ | хаки | kaki | สีกากี, กากี | khaki, màu kaki | kaki
olive #6B6B2F | olive, olive green | 橄榄绿, 橄榄色, 军绿 | 올리브, 올리브그린 | オリーブ | оливковый, олива | vert olive, olive | สีเขียวมะกอก, เขียวมะกอก | xanh ô liu, xanh olive, ô liu | verde oliva, oliva
army_green #4B5320 | army green, military green | 军绿色, 军绿 | 국방색, 아미그린 | アーミーグリーン, カーキグリーン | армейский зеленый, защитный | vert armée, vert militaire | สีเขียวทหาร | xanh bộ đội, xanh quân đội, xanh rêu lính | verde militare
sage #B2BD9F | sage, sage green | 鼠尾草绿 | 세이지, 세이지그린 | セージ, セージグリーン | шалфейный, шалфей | vert sauge, sauge | สีเขียวเสจ, เสจ | xanh xô thơm, xanh sage | verde salvia, salvia
mint #AEE5CB | mint, mint green | 薄荷绿, 薄荷色 | 민트, 민트색 | ミント, ミントグリーン | мятный, мята | vert menthe, menthe | สีมิ้นต์, มิ้นต์, เขียวมิ้นต์ | xanh bạc hà, xanh mint, bạc hà | verde menta, menta
pistachio #BFD59B | pistachio | 开心果绿 | 피스타치오 | ピスタチオ | фисташковый, фисташка | pistache | สีพิสตาชิโอ | xanh hạt dẻ cười | pistacchio
lime #B5D33D | lime, lime green | 青柠绿, 酸橙绿 | 라임 | ライム, ライムグリーン | лаймовый | citron vert, vert citron | สีเขียวมะนาว | xanh chanh, xanh nõn chuối | lime, verde lime
apple_green #8DB600 | apple green | 苹果绿 | 애플그린, 풋사과색 | アップルグリーン | цвет зеленого яблока, яблочный | vert pomme | สีเขียวแอปเปิล | xanh táo | verde mela
emerald #1E8C63 | emerald, emerald green | 祖母绿 | 에메랄드 | エメラルド, エメラルドグリーン | изумрудный | vert émeraude, émeraude | สีเขียวมรกต, มรกต | xanh ngọc lục bảo, ngọc lục bảo | verde smeraldo, smeraldo
forest #2B4A35 | forest green, forest | 森林绿, 墨绿偏暖 | 포레스트 그린, 숲색 | フォレストグリーン | лесной зеленый, цвет леса | vert forêt, vert sapin | สีเขียวป่า | xanh rừng | verde foresta, verde bosco
bottle_green #1F4037 | bottle green | 瓶绿, 墨绿, 墨绿色 | 보틀그린, 병색, 진초록 | ボトルグリーン | бутылочный, бутылочно-зеленый | vert bouteille | สีเขียวขวด | xanh cổ vịt đậm, xanh chai | verde bottiglia
hunter #355E3B | hunter green | 猎人绿 | 헌터그린 | ハンターグリーン | охотничий зеленый | vert chasseur | สีเขียวฮันเตอร์ | xanh hunter | verde inglese
moss #7A7F45 | moss, moss green | 苔藓绿 | 이끼색, 모스그린 | モスグリーン | цвет мха, болотный | vert mousse | สีเขียวมอส | xanh rêu, màu rêu, rêu | verde muschio
jade #3FA17C | jade, jade green | 翡翠绿, 玉色 | 옥색, 제이드 | 翡翠色, ジェイド | нефритовый | jade | สีหยก | xanh ngọc bích, xanh cẩm thạch | giada
celadon #ACCFB8 | celadon | 青瓷色, 青瓷绿 | 청자색, 셀라돈 | 青磁色 | селадон | céladon | สีเซลาดอน | xanh men ngọc | celadon
teal #1F6F78 | teal | 水鸭色, 青色深 | 틸, 청록, 청록색 | ティール, 青緑 | сине-зеленый, цвет морской волны темный | bleu canard, sarcelle, vert canard | สีทีล, เขียวหัวเป็ด | xanh cổ vịt, xanh mòng két | ottanio
petrol #235563 | petrol, petrol blue | 石油蓝 | 페트롤, 페트롤블루 | ペトロール | петроль | bleu pétrole, pétrole | สีเพโทรล | xanh petrol | petrolio, blu petrolio
turquoise #3EC1C9 | turquoise | 绿松石色, 松石绿 | 터키석, 터콰이즈 | ターコイズ | бирюзовый, бирюза, бирюзово | turquoise | สีเทอร์ควอยซ์, ฟ้าเทอร์ควอยซ์ | xanh ngọc, ngọc lam | turchese
aqua #7FDBDA | aqua, aquamarine | 水绿色, 湖水蓝, 湖蓝 | 아쿠아 | アクア | аквамарин, аква, аквамариновый | aqua, aigue-marine | สีอควา | xanh thủy, xanh aqua | acqua, acquamarina
cyan #00AEEF | cyan | 青色 | 시안 | シアン | циан | cyan | สีไซแอน | xanh lơ | ciano
cobalt #1F4FA8 | cobalt, cobalt blue | 钴蓝, 钴蓝色 | 코발트, 코발트블루 | コバルト, コバルトブルー | кобальт, кобальтовый | bleu cobalt, cobalt | สีน้ำเงินโคบอลต์, โคบอลต์ | xanh coban, xanh cô ban | blu cobalto, cobalto
royal_blue #2B4BB5 | royal blue | 宝蓝色, 宝蓝 | 로얄블루 | ロイヤルブルー | королевский синий, васильковый яркий | bleu roi | สีน้ำเงินรอยัล | xanh hoàng gia, xanh dương đậm | blu royal, bluette
electric_blue #0A5BFF | electric blue, klein blue | 电光蓝, 克莱因蓝 | 일렉트릭 블루, 클라인블루 | エレクトリックブルー, クラインブルー | электрик, цвет электрик | bleu électrique, bleu klein | สีน้ำเงินไฟฟ้า | xanh điện, xanh klein, xanh coban chói | blu elettrico, blu klein
denim_blue #4F6D8F | denim blue | 牛仔蓝 | 데님블루 | デニムブルー | джинсовый синий | bleu jean, bleu denim | สีฟ้ายีนส์ | xanh jean, xanh bò | blu denim, blu jeans
indigo #2E3A6B | indigo | 靛蓝, 靛青 | 인디고, 쪽빛 | インディゴ, 藍, 藍色 | индиго | indigo | สีคราม, คราม | chàm, xanh chàm | indaco
slate #5F6B78 | slate, slate grey | 石板灰, 板岩灰 | 슬레이트 | スレート | сланцевый | ardoise | สีเทาหินชนวน | xám đá | ardesia
steel_blue #5B86AD | steel blue | 钢蓝色 | 스틸블루 | スチールブルー | стальной синий, стальной | bleu acier | สีฟ้าเหล็ก | xanh thép | blu acciaio
ice_blue #D6EAF3 | ice blue, icy blue | 冰蓝, 冰蓝色 | 아이스블루 | アイスブルー | ледяной голубой | bleu glacier | สีฟ้าไอซ์ | xanh băng | azzurro ghiaccio
cornflower #7193D6 | cornflower, cornflower blue | 矢车菊蓝 | 콘플라워 블루, 수레국화색 | コーンフラワーブルー | васильковый | bleu bleuet, bleuet | สีฟ้าคอร์นฟลาวเวอร์ | xanh hoa thanh cúc | fiordaliso
periwinkle #9A9FDC | periwinkle | 长春花蓝 | 페리윙클 | ペリウィンクル | барвинковый, перванш | pervenche | สีเพริวิงเคิล | xanh tím dừa cạn | pervinca
midnight #161A33 | midnight, midnight blue | 午夜蓝 | 미드나잇, 미드나잇블루 | ミッドナイト, ミッドナイトブルー | полночный синий, полночно-синий | bleu nuit | สีน้ำเงินมิดไนท์ | xanh nửa đêm, xanh đêm | blu notte, blu mezzanotte
lavender #C5B3E0 | lavender | 薰衣草紫, 薰衣草色 | 라벤더 | ラベンダー | лавандовый, лаванда | lavande | สีลาเวนเดอร์, ลาเวนเดอร์ | tím oải hương, oải hương | lavanda
lilac #C8A2C8 | lilac | 丁香紫, 浅紫, 香芋紫 | 라일락, 연보라 | ライラック, 薄紫 | сиреневый, сирень | lilas | สีไลแลค, ม่วงอ่อน | tím hoa cà, tím nhạt | lilla
violet #7A4FB0 | violet | 紫罗兰, 紫罗兰色 | 바이올렛 | バイオレット, すみれ色 | фиалковый | violette | สีไวโอเล็ต | tím violet | violetto
mauve #B58FA7 | mauve | 藕荷色, 淡紫 | 모브 | モーブ | мов, розовато-лиловый, лиловый | mauve | สีมอฟ | tím hoa sim, tím khoai môn | malva
plum #6B2E52 | plum | 梅子色, 李子紫 | 플럼, 자두색 | プラム | сливовый | prune | สีพลัม, ม่วงพลัม | mận, tím mận | prugna
aubergine #44243B | aubergine, eggplant | 茄紫色, 茄子紫 | 가지색 | ナス紺, オーベルジーヌ | баклажановый, баклажан | aubergine | สีม่วงมะเขือ | tím cà, cà tím | melanzana
grape #5E3A73 | grape | 葡萄紫 | 포도색, 그레이프 | グレープ, ぶどう色 | виноградный | raisin | สีองุ่น | tím nho | uva
orchid #C45FB5 | orchid, orchid pink | 兰花紫 | 오키드 | オーキッド | орхидея | orchidée | สีกล้วยไม้ | tím lan | orchidea
magenta #C8247D | magenta | 洋红, 品红 | 마젠타, 자홍 | マゼンタ | маджента, пурпурный | magenta | สีบานเย็น, บานเย็น | cánh sen, đỏ tím | magenta
fuchsia #D81E8C | fuchsia, fuschia | 紫红, 桃红 | 푸시아, 진분홍 | フューシャ, フューシャピンク | фуксия, цвет фуксии | fuchsia | สีฟูเชีย | hồng cánh sen, hồng fuchsia | fucsia
hot_pink #FF3E96 | hot pink, shocking pink | 亮粉色, 玫粉, 艳粉 | 핫핑크, 쇼킹핑크, 꽃분홍 | ホットピンク, ショッキングピンク | ярко-розовый | rose vif, rose shocking | สีชมพูสด, ชมพูช็อกกิ้ง, ฮอตพิงค์ | hồng đậm, hồng sen | rosa shocking
blush #F3D2CC | blush, blush pink | 腮红粉, 浅粉, 淡粉 | 블러쉬 | ブラッシュ, ブラッシュピンク | пудровый, пудра, цвет пудры | rose poudré, rose poudre, blush | สีชมพูบลัช | hồng phấn | rosa cipria, cipria
baby_pink #F8C8DC | baby pink, pale pink, light pink | 婴儿粉, 浅粉色 | 베이비핑크, 연분홍, 연핑크 | ベビーピンク | нежно-розовый, бледно-розовый | rose layette, rose pâle, rose clair | สีชมพูอ่อน, ชมพูอ่อน | hồng nhạt, hồng baby | rosa baby, rosa chiaro
dusty_pink #C9929A | dusty pink, dusty rose, old rose | 豆沙粉, 灰粉, 脏粉 | 더스티핑크, 인디핑크, 인디 핑크 | くすみピンク, ダスティピンク | пыльная роза, пыльно-розовый | vieux rose | สีชมพูตุ่น, ชมพูกะปิ | hồng đất, hồng tro | rosa antico
rose_gold #D9A08F | rose gold | 玫瑰金 | 로즈골드 | ローズゴールド | розовое золото | or rose, or rosé | สีโรสโกลด์, โรสโกลด์ | vàng hồng | oro rosa
salmon #F4907E | salmon, salmon pink | 三文鱼粉, 鲑鱼粉 | 살몬, 연어색 | サーモン, サーモンピンク | лососевый | saumon | สีแซลมอน, ส้มแซลมอน | hồng cá hồi, cá hồi | salmone
coral #FF6F59 | coral | 珊瑚色, 珊瑚红, 珊瑚 | 코랄, 산호색 | コーラル, 珊瑚色 | коралловый | corail | สีปะการัง, โครัล, สีคอรัล, ส้มปะการัง | san hô, màu san hô, cam san hô | corallo
peach #FBC6A4 | peach | 蜜桃色, 桃色 | 피치, 복숭아색, 살구 | ピーチ | персиковый, персик | pêche | สีพีช, พีช | hồng đào, màu đào | pesca
apricot #F9B884 | apricot | 杏黄, 杏子色 | 애프리콧, 살구색 | アプリコット, あんず色 | абрикосовый | abricot | สีแอปริคอต | màu mơ, vàng mơ | albicocca
tangerine #F28500 | tangerine, mandarin orange | 橘红, 蜜橘色 | 탄제린, 귤색 | タンジェリン, みかん色 | мандариновый | mandarine, tangerine | สีส้มแมนดาริน | cam quýt | mandarino
terracotta #C66B4B | terracotta, terra cotta | 陶土色, 赤陶色 | 테라코타 | テラコッタ | терракотовый, терракота | terracotta, terre cuite | สีอิฐดินเผา, เทอร์ราคอตตา | màu đất nung, đất nung | terracotta
rust #A8482A | rust | 铁锈红, 铁锈色, 锈色 | 러스트, 벽돌 러스트 | サビ色, ラスト | ржавый, цвет ржавчины | rouille | สีสนิม | gỉ sắt, màu gỉ sét, nâu gỉ | ruggine
brick_red #9E3B33 | brick red | 砖红, 砖红色 | 벽돌색, 브릭레드 | レンガ色, ブリックレッド | кирпичный, кирпично-красный | rouge brique | สีแดงอิฐ, สีอิฐ | đỏ gạch | rosso mattone
burnt_orange #BF5A1F | burnt orange | 焦橙色, 南瓜橙 | 번트오렌지 | バーントオレンジ | жженый апельсин, жженый оранжевый | orange brûlé | สีส้มอิฐ | cam cháy, cam đất | arancio bruciato
pumpkin #E27A2B | pumpkin | 南瓜色 | 호박색 | パンプキン, かぼちゃ色 | тыквенный | potiron, citrouille | สีฟักทอง | màu bí đỏ | zucca
amber #D98E2B | amber | 琥珀色 | 앰버, 호박빛 | アンバー, 琥珀色 | янтарный | ambre | สีอำพัน | hổ phách | ambra
mustard #D2A02A | mustard, mustard yellow | 芥末黄, 姜黄, 芥黄 | 머스타드, 겨자색 | マスタード, からし色 | горчичный, горчица | jaune moutarde, moutarde | สีเหลืองมัสตาร์ด, มัสตาร์ด | vàng mù tạt, mù tạt | senape, giallo senape
ochre #C4862D | ochre | 赭石, 赭黄 | 오커, 황토색 | オーカー, 黄土色 | охра | ocre | สีเหลืองดิน | vàng đất, vàng nghệ | ocra
saffron #F0A830 | saffron, marigold | 藏红花色, 万寿菊黄 | 사프란 | サフラン, 山吹色 | шафрановый | safran | สีเหลืองจำปา | vàng nghệ tây | zafferano
lemon_yellow #F9EE6B | lemon yellow | 柠檬黄 | 레몬옐로우, 레몬색 | レモンイエロー | лимонный, лимонно-желтый | jaune citron | สีเหลืองมะนาว | vàng chanh | giallo limone
butter #FBEFA9 | butter, butter yellow | 黄油黄, 奶油黄, 鹅黄 | 버터, 버터 옐로우, 버터색 | バターイエロー | сливочно-желтый, цвет сливочного масла | jaune beurre, beurre | สีเหลืองเนย | vàng bơ | giallo burro, burro
canary #FFE94A | canary, canary yellow | 金丝雀黄 | 카나리아 | カナリア | канареечный | jaune canari, canari | สีเหลืองคานารี | vàng hoàng yến | giallo canarino
straw #E4D08A | straw | 稻草黄 | 밀짚색 | ストロー, 麦わら色 | соломенный | paille | สีฟาง | vàng rơm | paglia
honey #DDA64A | honey | 蜂蜜色 | 허니, 꿀색 | ハニー, はちみつ色 | медовый | miel | สีน้ำผึ้ง | màu mật ong | miele
burgundy #6D1F33 | burgundy, oxblood | 勃艮第红, 酒红, 酒红色 | 버건디 | バーガンディ, ボルドー | бордовый, бургунди, бордо | bordeaux, bourgogne | สีเบอร์กันดี, เบอร์กันดี, สีเลือดหมู | đỏ đô, đỏ rượu, đỏ đun | bordeaux, borgogna
wine #722F37 | wine, wine red | 葡萄酒红 | 와인, 와인색 | ワインレッド, ワイン色 | винный, марсала, винно-красный | lie-de-vin, lie de vin | สีไวน์, แดงไวน์ | đỏ rượu vang, rượu vang | vinaccia, vino
maroon #6A1B1B | maroon | 栗红, 褐红色 | 마룬, 적갈색 | マルーン, えび茶 | марун, темно-бордовый | marron rouge, bordeaux foncé | สีแดงเลือดนก, แดงเลือดหมู | đỏ nâu, đỏ mận | rosso granata, granata
crimson #B3132E | crimson | 深红, 绯红 | 크림슨, 진홍 | クリムゾン, 深紅 | малиновый, багровый | cramoisi, carmin | สีแดงเข้มคริมสัน | đỏ thẫm, đỏ thắm | cremisi
scarlet #E0301E | scarlet | 猩红, 朱红 | 스칼렛, 다홍 | スカーレット, 緋色, 朱色 | алый | écarlate | สีแดงสด | đỏ tươi | scarlatto
cherry_red #B01C3A | cherry red | 樱桃红 | 체리레드 | チェリーレッド | вишневый | rouge cerise, cerise | สีแดงเชอร์รี่ | đỏ cherry, đỏ anh đào | rosso ciliegia
ruby #9B1B43 | ruby | 宝石红, 红宝石色 | 루비 | ルビー | рубиновый | rubis | สีทับทิม | đỏ ruby, hồng ngọc | rubino
raspberry #B4265B | raspberry | 覆盆子色 | 라즈베리 | ラズベリー | цвет малины | framboise | สีราสป์เบอร์รี | đỏ mâm xôi, mâm xôi | lampone
tomato #E2452F | tomato red | 番茄红 | 토마토, 토마토레드 | トマトレッド | томатный | rouge tomate, tomate | สีแดงมะเขือเทศ | đỏ cà chua | rosso pomodoro
chocolate #4E2F22 | chocolate, chocolate brown | 巧克力色, 巧克力棕 | 초콜릿, 초코 | チョコレート, チョコ | шоколадный | chocolat | สีช็อกโกแลต | nâu sô cô la, sô cô la | cioccolato
coffee #6B4A35 | coffee, espresso | 咖啡色 | 커피, 커피색 | コーヒー | кофейный | café | สีกาแฟ | nâu cà phê, màu cà phê | caffè
mocha #8C6A56 | mocha | 摩卡色, 摩卡 | 모카 | モカ | мокко, капучино | moka | สีมอคค่า, มอคค่า | nâu mocha, mocha | moka, mocha
caramel #BF7B42 | caramel | 焦糖色 | 카라멜, 캐러멜 | キャラメル | карамельный | caramel | สีคาราเมล | màu caramel, nâu caramel | caramello
cognac #9A5B34 | cognac | 干邑色 | 코냑 | コニャック | коньячный | cognac | สีคอนยัค | nâu cognac | cognac
chestnut #7C4030 | chestnut | 栗色 | 밤색 | 栗色, マロン | каштановый | châtaigne, châtain | สีเกาลัด | nâu hạt dẻ | castagna
walnut #5D4435 | walnut | 胡桃色 | 월넛 | ウォルナット | ореховый | noyer, noix | สีวอลนัท | nâu óc chó | noce
bronze #9C6B3A | bronze | 青铜色 | 브론즈 | ブロンズ | бронзовый | bronze | สีบรอนซ์ | màu đồng, vàng đồng | bronzo
copper #B4683F | copper | 铜色, 紫铜色 | 코퍼, 구리색 | コッパー, 銅色 | медный | cuivre, cuivré | สีทองแดง | đồng đỏ | rame
charcoal #36393D | charcoal, charcoal grey | 炭灰, 炭灰色 | 차콜, 차콜그레이, 먹색 | チャコール, チャコールグレー | угольный, темно-серый, графитовый | anthracite, gris anthracite | สีชาร์โคล, ชาร์โคล, เทาเข้ม, สีเทาเข้ม | xám than, xám đậm | antracite, grigio antracite
graphite #4C4E52 | graphite | 石墨灰 | 그래파이트 | グラファイト | графит | graphite | สีกราไฟต์ | xám chì, than chì | grafite
ash #B2B0AC | ash, ash grey | 烟灰, 灰白偏暖 | 애쉬, 애쉬그레이 | アッシュ | пепельный | gris cendré, cendre | สีเทาขี้เถ้า | xám tro | cenere, grigio cenere
pearl_grey #D5D3CF | pearl grey, pearl gray, light grey, light gray | 珍珠灰, 浅灰, 浅灰色 | 연회색, 펄그레이, 라이트그레이 | ライトグレー, 薄グレー | светло-серый, жемчужно-серый | gris perle, gris clair | สีเทาอ่อน, เทาอ่อน | xám nhạt, ghi nhạt | grigio perla, grigio chiaro
heather_grey #A9A9AD | heather grey, grey marl, heather gray | 麻灰, 花灰 | 멜란지, 멜란지 그레이 | 杢グレー | серый меланж, меланж | gris chiné | สีเทาท็อปดราย, เทาท็อปดาย | xám melange, ghi melange | grigio melange
stone #C9C1B1 | stone | 石色, 岩石色 | 스톤 | ストーン | каменный | pierre, grège | สีหิน | màu đá | pietra
oatmeal #DCCFB8 | oatmeal, oat | 燕麦色 | 오트밀, 오트밀색 | オートミール | овсяный | avoine, flocon d'avoine | สีข้าวโอ๊ต | màu yến mạch | avena
mushroom #B6A596 | mushroom | 蘑菇灰 | 머쉬룸 | マッシュルーム | грибной | champignon, greige | สีเห็ด | màu nấm | fungo
vanilla #F7EBC3 | vanilla | 香草色 | 바닐라 | バニラ | ванильный | vanille | สีวานิลลา | màu vani | vaniglia
sky_pink #F6B3C1 | sakura pink, cherry blossom pink | 樱花粉 | 벚꽃색, 벚꽃핑크 | 桜色, サクラピンク | цвет сакуры | rose cerisier, rose sakura | สีชมพูซากุระ | hồng anh đào | rosa sakura
ink_blue #22304F | ink blue | 墨蓝 | 잉크블루 | インクブルー | чернильный | bleu encre | สีน้ำเงินหมึก | xanh mực | blu inchiostro
chartreuse #C9DC3F | chartreuse | 黄绿色, 查特酒绿 | 연두, 연두색, 샤르트뢰즈 | シャルトルーズ, 黄緑 | шартрез, салатовый | chartreuse, vert anis | สีเขียวตองอ่อน, เขียวตอง | xanh lá mạ, xanh cốm | verde acido, chartreuse
`
