import type { LanguageId } from '@toile/rules/languages/index.ts'

/** The phrases of the vocabulary's prototype with what is to be read in them, in its notation. */
export const knownPhrases: Readonly<Record<LanguageId, string>> = {
  en: `
small coral flowers on navy, half-drop, romantic => scale_small coral@floral floral navy@ground half_drop romantic
linen wide-leg trousers high waist no pockets => linen wide_trousers high_waist !pocket
black slip dress, satin, midi, thin straps => black slip_dress satin midi strap
oversized denim jacket with patch pockets => oversized denim jacket patch_pocket
5 looks for men streetwear fall winter => look=5 man street autumn_winter
a puff sleeve blouse in pale pink cotton poplin => puff_sleeve blouse baby_pink poplin cotton
tailored wool blazer double breasted peak lapel charcoal => blazer wool double_breasted peak_lapel charcoal
houndstooth coat with velvet collar => houndstooth coat velvet@collar collar
boys dinosaur pyjamas => boy dino pyjamas
lighter blue pls => paler blue
remove the belt and add pockets => !belt pocket
70s flared jeans w patches => seventies flared jeans patchwork
lace top with black leather trousers => lace@top top black@trousers leather@trousers trousers
minimalist office wear, neutral colours => minimal office neutral
quilted puffer, hooded, sage green, unisex => quilting puffer sage hood unisex
the print should be denser and smaller => print denser smaller
silk scarf with border print 90 cm => silk scarf border 90cm
asymmetric one shoulder evening gown emerald green sequins => asymmetric one_shoulder evening_gown emerald sequins
vneck tshirt loose fit mens white => v_neck tshirt loose man white
diagonal stripes navy and white, one way => diagonal stripes navy white one_way
dress with long sleeves but no collar or buttons => dress long_sleeve collarless !button
art deco geometric in gold and black => twenties geometric gold black
cute lil top for date nite, ruffles, off the shoulder => cute top date ruffle off_shoulder
`,
  zh: `
藏青底珊瑚色小碎花，跳接，浪漫 => navy@ground coral@floral scale_small floral half_drop romantic
白色衬衫配藏青色半身裙 => white@shirt shirt navy@skirt skirt
裙子加长一点，不要那么蓬 => skirt longer@skirt
无袖波西米亚长裙 => sleeveless boho skirt long
女童公主裙 粉色 蝴蝶结 => girl dress pink bow
不要领子，改成V领 => collarless v_neck
新中式改良旗袍，立领盘扣，墨绿色 => oriental qipao mandarin_collar toggle bottle_green
双排扣羊毛大衣 驼色 => double_breasted wool coat camel
千鸟格小香风外套 => houndstooth tweed jacket
男童恐龙睡衣 => boy dino pyjamas
颜色再浅一点 => paler
去掉腰带，加两个口袋 => !belt pocket=2
露肩雪纺上衣荷叶边 => off_shoulder chiffon top ruffle
高领羊绒毛衣，酒红色，修身 => turtleneck cashmere sweater burgundy slim
蕾丝上衣配黑色皮裤 => lace@top top black@trousers leather@trousers trousers
花型密一点，小一点 => denser smaller
竖条纹衬衫，蓝白，宽松 => vertical stripes shirt blue white loose
不规则下摆单肩晚礼服，宝蓝色亮片 => high_low one_shoulder evening_gown royal_blue sequins
大码孕妇裙，棉麻，舒服 => plus_size maternity dress cotton linen comfortable
A字半身裙，灯芯绒，棕色，前面一排扣子 => a_line skirt corduroy brown front button
莫兰迪色系几何图案 => muted geometric
茶歇裙 方领 小雏菊 清新 => dress square_neck daisy fresh
热带棕榈叶印花沙滩裤 => tropical print swim_trunks
`,
  ko: `
네이비 바탕에 작은 코랄 꽃무늬, 하프드롭, 로맨틱하게 => navy@ground scale_small coral@floral floral half_drop romantic
린넨 와이드 팬츠 하이웨스트 주머니 없이 => linen wide_trousers high_waist !pocket
검정 새틴 슬립 원피스 미디 기장 => black satin slip_dress midi
오버핏 청자켓 => oversized denim jacket
남자 스트릿 가을겨울 코디 5벌 => man street autumn_winter look=5
퍼프 소매 블라우스 연핑크 면 => puff_sleeve blouse baby_pink cotton
차콜 울 블레이저 더블 => charcoal wool blazer double_breasted
꽈배기 니트 가디건 아이보리 크롭 => cable_knit cardigan ivory cropped
남아 공룡 잠옷 => boy dino pyjamas
색을 더 연하게 => paler
벨트 빼고 주머니 두 개 추가 => !belt pocket=2
90년대 느낌 통바지 => nineties wide_trousers
오프숄더 시폰 블라우스 프릴 => off_shoulder chiffon blouse ruffle
목폴라 니트 버건디 => turtleneck knitwear burgundy
꽃무늬 더 촘촘하고 더 작게 => floral denser smaller
세로 줄무늬 셔츠 파란색 루즈핏 => vertical stripes shirt blue loose
원숄더 이브닝드레스 에메랄드 스팽글 => one_shoulder evening_gown emerald sequins
임부복 원피스 편한 거 => maternity dress comfortable
골덴 A라인 스커트 브라운 단추 => corduroy a_line skirt brown button
레이스 상의에 검은 가죽 바지 => lace@top top black@trousers leather@trousers trousers
단추 3개 달린 조끼 => button=3 vest
나시 골지 티 화이트 => tank_top ribbing white
휴양지 맥시 드레스 야자수 프린트 => resort maxi dress tropical print
`,
  ja: `
ネイビー地に小さなコーラルの花柄、ハーフステップ、ロマンチック => navy@ground scale_small coral@floral floral half_drop romantic
リネンのワイドパンツ、ハイウエスト、ポケットなし => linen wide_trousers high_waist !pocket
黒サテンのスリップドレス、ミディ丈 => black satin slip_dress midi
オーバーサイズのデニムジャケット => oversized denim jacket
メンズのストリート秋冬コーデを5つ => man street autumn_winter look=5
パフスリーブのブラウス、ベビーピンク、綿 => puff_sleeve blouse baby_pink cotton
チャコールのウールジャケット、ダブル => charcoal wool jacket double_breasted
ケーブル編みのカーディガン、アイボリー、ショート丈 => cable_knit cardigan ivory cropped
男の子の恐竜パジャマ => boy dino pyjamas
もっと薄い色で => paler
ベルトを外してポケットを2つ追加 => !belt pocket=2
90年代っぽいバギーデニム => nineties loose jeans
オフショルのシフォンブラウス フリル => off_shoulder chiffon blouse ruffle
タートルネックのニット、ボルドー => turtleneck knitwear burgundy
柄をもっと密に、もっと小さく => denser smaller
縦縞シャツ 青 ゆったり => vertical stripes shirt blue loose
ワンショルダーのイブニングドレス、エメラルドグリーン、スパンコール => one_shoulder evening_gown emerald sequins
マタニティワンピース 楽ちん => maternity dress comfortable
コーデュロイの台形スカート 茶色 ボタン => corduroy a_line skirt brown button
レースのトップスに黒いレザーパンツ => lace@top top black@trousers leather@trousers trousers
襟もボタンもないジャケット => collarless !button jacket
ツイードジャケット 金ボタン => tweed jacket gold@button button
レトロかわいい花柄ワンピース => vintage cute floral dress
`,
  ru: `
мелкие коралловые цветы на темно-синем фоне, романтично => scale_small coral@floral floral navy@ground romantic
белая рубашка с темно-синей юбкой => white@shirt shirt navy@skirt skirt
сделай юбку длиннее и менее расклешенной => skirt longer@skirt -flared@skirt
платье в пол в стиле бохо без рукавов => maxi dress boho sleeveless
нарядное платье для девочки с бантом => dress girl bow
без воротника, v-образный вырез => collarless v_neck
двубортное шерстяное пальто верблюжьего цвета => double_breasted wool coat camel
пиджак в гусиную лапку => blazer houndstooth
пижама для мальчика с динозаврами => pyjamas boy dino
цвет посветлее => paler
убери пояс и добавь два кармана => !belt pocket=2
джинсы клеш в стиле 70-х => jeans flared seventies
кружевной топ с черными кожаными брюками => lace@top top black@trousers leather@trousers trousers
минимализм для офиса, нейтральные цвета => minimal office neutral
стеганая куртка с капюшоном унисекс шалфейного цвета => jacket quilting hood unisex sage
рисунок погуще и помельче => denser smaller
шелковый платок с каймой 90 см => silk scarf border 90cm
вечернее платье на одно плечо изумрудное с пайетками => evening_gown one_shoulder emerald sequins
футболка мужская белая свободного кроя => tshirt man white loose
диагональные полосы белые и синие => diagonal stripes white blue
платье с длинными рукавами, но без воротника и пуговиц => dress long_sleeve collarless !button
арт-деко геометрия золото с черным => twenties geometric gold black
милый топик с рюшами и открытыми плечами на свидание => cute top ruffle off_shoulder date
`,
  fr: `
petites fleurs corail sur fond marine, raccord sauté, romantique => scale_small coral@floral floral navy@ground half_drop romantic
pantalon large en lin taille haute sans poches => wide_trousers linen high_waist !pocket
robe nuisette en satin noir, mi-longue, fines bretelles => slip_dress satin black midi strap
veste en jean oversize avec poches plaquées => denim jacket oversized patch_pocket
5 tenues streetwear homme automne-hiver => look=5 street man autumn_winter
blouse à manches ballon rose poudré en coton => blouse puff_sleeve blush cotton
blazer croisé en laine anthracite => blazer double_breasted wool charcoal
manteau pied-de-poule avec col en velours => coat houndstooth collar velvet@collar
pyjama garçon dinosaures => pyjamas boy dino
un bleu plus clair svp => blue paler
enlève la ceinture et ajoute deux poches => !belt pocket=2
jean patte d'eph années 70 => jeans flared seventies
top en dentelle avec pantalon en cuir noir => top lace@top trousers leather@trousers black@trousers
look bureau minimaliste, couleurs neutres => look office minimal neutral
doudoune à capuche vert sauge mixte => puffer hood sage unisex
motif plus petit et plus dense => smaller denser
foulard en soie bordure imprimée 90 cm => scarf silk border 90cm
robe du soir asymétrique une épaule émeraude à sequins => evening_gown one_shoulder emerald sequins asymmetric
t-shirt col v homme blanc coupe ample => tshirt v_neck man white loose
rayures diagonales marine et blanc => stripes diagonal navy white
robe à manches longues mais sans col ni boutons => dress long_sleeve collarless !button
géométrique art déco or et noir => geometric twenties gold black
ptit haut mignon à volants épaules dénudées => top cute flounce off_shoulder
`,
  th: `
ดอกไม้เล็กสีปะการังบนพื้นสีกรม โรแมนติก => scale_small floral coral@floral navy@ground romantic
กางเกงขากว้างผ้าลินินเอวสูงไม่มีกระเป๋า => wide_trousers linen high_waist !pocket
เดรสสายเดี่ยวผ้าซาตินสีดำ => slip_dress satin black
แจ็คเก็ตยีนส์โอเวอร์ไซส์กระเป๋าปะ => denim jacket oversized patch_pocket
ลุคสตรีทผู้ชาย 5 ชุด => look=5 street man
เสื้อเบลาส์แขนตุ๊กตาสีชมพูอ่อนผ้าฝ้าย => blouse puff_sleeve baby_pink cotton
สูทผ้าวูลสีเทาเข้ม กระดุมสองแถว => suit wool charcoal double_breasted
คาร์ดิแกนถักลายเปียสีครีมตัวสั้น => cardigan cable_knit cream cropped
ชุดนอนเด็กผู้ชายลายไดโนเสาร์ => pyjamas boy dino
ขอสีอ่อนลงหน่อย => paler
เอาเข็มขัดออก เพิ่มกระเป๋าสองใบ => !belt pocket=2
กางเกงขาม้ายุค 70 => flared trousers seventies
เสื้อลูกไม้กับกางเกงหนังสีดำ => lace@top top trousers leather@trousers black@trousers
กระโปรงพลีทลายสก็อต => pleat skirt check
เสื้อขนเป็ดมีฮู้ดสีมิ้นต์ => puffer hood mint
ลายเล็กลงและแน่นขึ้น => smaller denser
เสื้อเปิดไหล่ชีฟองระบาย => off_shoulder chiffon ruffle top
เสื้อกันฝนเด็กสีเหลืองลายเมฆ => raincoat child yellow cloud
เสื้อเชิ้ตลายทางแนวตั้งสีฟ้าขาว => shirt stripes vertical light_blue white
เดรสแขนยาวไม่มีปกไม่มีกระดุม => dress long_sleeve collarless !button
กระโปรงทรงเอผ้าลูกฟูกสีน้ำตาล => a_line skirt corduroy brown
ชุดไปทะเลแม็กซี่ลายใบปาล์ม => beach maxi tropical
ผ้าไหมไทยลายมัดหมี่ => silk ethnic
`,
  vi: `
hoa nhỏ màu san hô trên nền xanh navy, lãng mạn => floral scale_small coral@floral navy@ground romantic
quần ống rộng vải lanh cạp cao không túi => wide_trousers linen high_waist !pocket
đầm hai dây satin đen dài qua gối => slip_dress satin black midi
áo khoác jean oversize túi đắp => denim jacket oversized patch_pocket
5 bộ trang phục đường phố nam thu đông => look=5 street man autumn_winter
áo kiểu tay phồng hồng nhạt vải cotton => blouse puff_sleeve baby_pink cotton
áo blazer dạ xám đậm hai hàng nút => blazer wool charcoal double_breasted
áo cardigan len vặn thừng màu kem dáng ngắn => cardigan cable_knit cream cropped
đồ ngủ bé trai khủng long => pyjamas boy dino
màu nhạt hơn chút => paler
bỏ thắt lưng, thêm hai túi => !belt pocket=2
quần jean ống loe thập niên 70 => jeans flared seventies
áo ren với quần da đen => lace@top top trousers leather@trousers black@trousers
chân váy xếp ly kẻ caro học đường => pleat skirt check preppy
áo phao có mũ màu xanh bạc hà unisex => puffer hood mint unisex
họa tiết nhỏ hơn và dày hơn => smaller denser
khăn lụa vuông 90 cm => scarf silk 90cm
đầm dạ hội lệch vai xanh ngọc lục bảo đính kim sa => evening_gown one_shoulder emerald sequins
áo thun cổ tim nam trắng form rộng => tshirt v_neck man white oversized
đầm sơ mi đũi màu cát thắt eo => shirt_dress linen sand cinched
đầm xanh navy hoa trắng thắt lưng đỏ => dress navy@dress floral white@floral belt red@belt
áo dài cách tân lụa xanh ngọc => ao_dai silk turquoise
áo trễ vai voan bèo nhún màu hồng phấn => off_shoulder chiffon ruffle blush top
`,
  it: `
fiorellini corallo su fondo blu navy, mezzo salto, romantico => floral coral@floral navy@ground half_drop romantic
pantaloni palazzo di lino a vita alta senza tasche => wide_trousers linen high_waist !pocket
sottoveste di raso nero midi con spalline sottili => slip_dress satin black midi strap
giacca di jeans oversize con tasche applicate => denim jacket oversized patch_pocket
5 outfit streetwear uomo autunno inverno => look=5 street man autumn_winter
camicetta con maniche a palloncino rosa cipria in cotone => blouse puff_sleeve blush cotton
blazer doppiopetto di lana antracite revers a lancia => blazer double_breasted wool charcoal peak_lapel
cappotto pied de poule con collo di velluto => coat houndstooth collar velvet@collar
pigiama bimbo con dinosauri => pyjamas boy dino
un blu più chiaro => blue paler
togli la cintura e aggiungi due tasche => !belt pocket=2
jeans a zampa anni 70 => jeans flared seventies
top in pizzo con pantaloni di pelle nera => top lace@top trousers leather@trousers black@trousers
look ufficio minimal, toni neutri => look office minimal neutral
piumino con cappuccio verde salvia unisex => puffer hood sage unisex
la stampa più piccola e più fitta => print smaller denser
foulard di seta 90 cm con bordura => scarf silk 90cm border
abito da sera monospalla smeraldo con paillettes => evening_gown one_shoulder emerald sequins
maglietta uomo scollo a v bianca comoda => tshirt man v_neck white loose
righe diagonali bianche e blu => stripes diagonal white blue
vestito a maniche lunghe ma senza colletto né bottoni => dress long_sleeve collarless !button
geometrico art déco oro e nero => geometric twenties gold black
topino carino con ruches e spalle scoperte per un appuntamento => top cute ruffle off_shoulder date
`,
}
