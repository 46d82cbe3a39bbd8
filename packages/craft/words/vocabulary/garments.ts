/** Garments, shoes and accessories: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const garments = `
dress | dress, frock, gown | 连衣裙, 连身裙, 裙装, 裙, 公主裙, 茶歇裙, 茶歇法式裙 | 원피스, 드레스 | ワンピース, ドレス, ワンピ | платье, платьев, платьице | robe | เดรส, ชุดเดรส, ชุดกระโปรง | đầm, váy liền, váy đầm, váy liền thân | abito, vestito, vestitino
shirt | shirt, button-up, button-down shirt | 衬衫, 衬衣, 恤衫 | 셔츠, 남방 | シャツ | рубашка, рубашек, сорочка | chemise | เสื้อเชิ้ต, เชิ้ต | áo sơ mi, sơ mi, áo sơmi, sơmi | camicia
blouse | blouse | 女式衬衫, 女衫, 雪纺衫, 罩衫 | 블라우스 | ブラウス | блузка, блуза, блузок | blouse, chemisier | เสื้อเบลาส์, เบลาส์ | áo kiểu, áo blouse, blouse | camicetta, blusa
top | top, tops | 上衣, 上装 | 상의, 탑 | トップス, トップ, カットソー, プルオーバートップス | топ, верх, топик, топики | haut, top | เสื้อ, ท็อป | áo | top, topino
tshirt | t-shirt, tee, tees | T恤, T恤衫, 体恤 | 티셔츠, 티 | Tシャツ, ティーシャツ | футболка, футболок, тишорт | t-shirt, tee-shirt | เสื้อยืด, ทีเชิ้ต | áo thun, áo phông | t-shirt, maglietta
tank_top | tank top, singlet, vest top | 背心上衣, 运动背心, 无袖背心 | 탱크톱, 민소매 티, 나시 | タンクトップ | майка, маек, майка-алкоголичка | débardeur | เสื้อกล้าม | áo ba lỗ, áo tank top | canotta, canottiera
camisole | camisole, cami, cami top | 吊带衫, 吊带背心 | 캐미솔, 끈나시 | キャミソール, キャミ | топ на бретелях, топ на бретельках, майка на бретелях | caraco, top à bretelles | เสื้อสายเดี่ยว, สายเดี่ยว | áo hai dây | top con spalline, canotta con spalline sottili
crop_top | crop top, cropped top | 短上衣, 露脐上衣, 露脐装 | 크롭탑, 크롭톱, 크롭티 | クロップトップ, ショート丈トップス | кроп-топ, укороченный топ | crop top, haut court | เสื้อครอป, ครอปท็อป, เสื้อเอวลอย | áo croptop, áo crop top, croptop | crop top, top corto
polo | polo shirt, polo | POLO衫, 马球衫 | 폴로셔츠, 카라티, 피케셔츠 | ポロシャツ | поло, рубашка-поло | polo | เสื้อโปโล, โปโล | áo polo, áo thun có cổ | polo
henley | henley, henley shirt | 亨利衫 | 헨리넥 티, 헨리넥 | ヘンリーネック | хенли, рубашка хенли | henley, tee-shirt tunisien, col tunisien | เสื้อเฮนลีย์, คอเฮนลีย์ | áo henley, áo cổ henley | serafino, maglia serafino, henley
sweater | sweater, jumper, pullover | 毛衣, 套头衫, 套头毛衣 | 스웨터, 니트 스웨터, 풀오버 | セーター, プルオーバー | свитер, джемпер, пуловер | pull, pull-over, chandail | สเวตเตอร์, เสื้อไหมพรม | áo len, áo len chui đầu | maglione, pullover
cardigan | cardigan, cardi | 开衫, 针织开衫 | 가디건, 카디건 | カーディガン | кардиган, кофта на пуговицах | cardigan, gilet en maille | คาร์ดิแกน | áo cardigan, áo khoác len, cardigan | cardigan
hoodie | hoodie, hooded sweatshirt, hoody | 连帽衫, 连帽卫衣, 帽衫 | 후드티, 후디, 후드 티셔츠 | パーカー, フーディー | худи, толстовка с капюшоном | hoodie, sweat à capuche | ฮู้ด, เสื้อฮู้ด, ฮู้ดดี้ | áo hoodie, hoodie | felpa con cappuccio, hoodie
sweatshirt | sweatshirt, crewneck sweatshirt | 卫衣, 运动衫 | 맨투맨, 스웨트셔츠 | スウェット, トレーナー | свитшот, толстовка | sweat, sweat-shirt | เสื้อสเวตเชิ้ต, สเวตเชิ้ต | áo nỉ, áo sweater nỉ | felpa
tunic | tunic | 束腰外衣, 长衫, 长款上衣 | 튜닉 | チュニック | туника | tunique | เสื้อทูนิค, ทูนิค | áo tunic, áo dáng dài | tunica
corset | corset, bustier | 束身衣, 紧身胸衣, 胸衣 | 코르셋, 뷔스티에 | コルセット, ビスチェ | корсет, бюстье | corset, bustier | คอร์เซ็ต, บัสเทียร์ | áo corset, corset, áo nịt eo | corsetto, bustier, corpetto
bodysuit | bodysuit, body | 连体紧身衣, 连体衣 | 바디수트 | ボディスーツ | боди | body, justaucorps | บอดี้สูท | áo bodysuit, bodysuit | body
vest | waistcoat, vest, gilet | 马甲, 西装马甲, 坎肩 | 조끼, 베스트 | ベスト, ジレ | жилет, жилетка | gilet, gilet sans manches | เสื้อกั๊ก, กั๊ก | áo gi-lê, áo ghi lê, gile | gilet, panciotto
jacket | jacket, windbreaker, anorak, shacket | 夹克, 外套, 短外套, 冲锋衣, 风雪衣 | 재킷, 자켓, 바람막이, 점퍼, 아노락 | ジャケット, ウインドブレーカー, マウンテンパーカー, ブルゾンジャケット | куртка, курток, жакет, ветровка, анорак, куртка-рубашка | veste, blouson, coupe-vent, anorak, surchemise | แจ็คเก็ต, แจ็กเก็ต, เสื้อแจ็คเก็ต, เสื้อกันลม | áo khoác, áo jacket, áo gió, áo khoác gió | giacca, giacca a vento, giubbotto, giacchetta
blazer | blazer, suit jacket, sport coat | 西装外套, 西装上衣, 西服上衣, 布雷泽 | 블레이저, 정장 재킷 | ブレザー, テーラードジャケット | блейзер, пиджак | blazer, veste de costume, veste tailleur | เบลเซอร์, เสื้อสูท | áo blazer, áo vest, blazer | blazer, giacca sartoriale
coat | coat, overcoat, topcoat | 大衣, 长大衣 | 코트, 오버코트 | コート, オーバーコート | пальто | manteau, pardessus | เสื้อโค้ท, โค้ท | áo măng tô, áo khoác dáng dài, áo choàng dài | cappotto
trench | trench coat, trench | 风衣, 战壕风衣 | 트렌치코트, 트렌치 | トレンチコート, トレンチ | тренч, тренчкот | trench, trench-coat | เทรนช์โค้ท, เสื้อเทรนช์โค้ท | áo trench coat, trench coat, áo măng tô trench | trench
raincoat | raincoat, rain jacket | 雨衣 | 레인코트, 우비 | レインコート | дождевик, плащ | imperméable, ciré | เสื้อกันฝน | áo mưa | impermeabile
parka | parka | 派克大衣, 派克服 | 파카, 야상 | モッズコート, パーカコート | парка | parka | พาร์กา, เสื้อพาร์กา | áo parka, parka | parka
puffer | puffer jacket, puffer, down jacket, quilted jacket | 羽绒服, 棉服 | 패딩, 패딩 점퍼, 다운재킷 | ダウンジャケット, ダウン, パファージャケット | пуховик, дутая куртка | doudoune | เสื้อขนเป็ด, แจ็คเก็ตขนเป็ด, เสื้อพัฟเฟอร์ | áo phao, áo lông vũ | piumino
bomber | bomber jacket, bomber, flight jacket | 飞行员夹克, 棒球服 | 봄버, 봄버 재킷, 항공점퍼 | ボンバージャケット, MA-1, ブルゾン | бомбер | bomber, blouson aviateur | บอมเบอร์, แจ็คเก็ตบอมเบอร์ | áo bomber, áo khoác bomber | bomber
biker | biker jacket, moto jacket, leather biker | 机车夹克, 机车皮衣 | 라이더 재킷, 라이더자켓 | ライダースジャケット, ライダース | косуха | perfecto, blouson motard | แจ็คเก็ตไบเกอร์, ไบเกอร์ | áo khoác biker, áo da biker | chiodo, giacca biker
denim_jacket | denim jacket, jean jacket | 牛仔夹克, 牛仔外套 | 청재킷, 데님 재킷, 청자켓 | デニムジャケット, Gジャン | джинсовка, джинсовая куртка | veste en jean, veste en denim | แจ็คเก็ตยีนส์ | áo khoác jean, áo khoác bò, áo khoác denim | giacca di jeans, giubbotto di jeans
cape | cape, cloak | 斗篷, 披风 | 케이프, 망토 | ケープ, マント | кейп, накидка, плащ-накидка | cape | ผ้าคลุมไหล่, เคป | áo choàng, áo cape | mantella, cappa
poncho | poncho | 斗篷披肩, 套头披风 | 판초 | ポンチョ | пончо | poncho | ปอนโช | áo poncho, poncho | poncho
kimono | kimono | 和服, 和服式外套 | 기모노 | 着物, キモノ, 浴衣 | кимоно | kimono | กิโมโน | áo kimono, kimono | kimono
skirt | skirt, skirts | 半身裙, 裙子, 半裙, 马面裙 | 치마, 스커트 | スカート | юбка, юбок, юбочка | jupe | กระโปรง, ผ้าถุง, ผ้าซิ่น | chân váy, váy | gonna, gonnellina
pencil_skirt | pencil skirt | 铅笔裙, 包臀裙, 一步裙 | 펜슬 스커트, H라인 스커트 | ペンシルスカート, タイトスカート | юбка-карандаш | jupe crayon, jupe droite | กระโปรงทรงสอบ, กระโปรงดินสอ | chân váy bút chì, váy bút chì | gonna a tubino, gonna a matita
aline_skirt | a-line skirt | A字裙, A字半身裙 | A라인 스커트, 에이라인 치마 | Aラインスカート, 台形スカート | юбка-трапеция, юбка а-силуэта | jupe trapèze | กระโปรงทรงเอ | chân váy chữ A, váy chữ A | gonna ad A, gonna a trapezio
pleated_skirt | pleated skirt | 百褶裙, 褶裙 | 플리츠 스커트, 주름치마, 주름 스커트 | プリーツスカート | плиссированная юбка, юбка в складку, юбка плиссе | jupe plissée | กระโปรงพลีท, กระโปรงจีบ | chân váy xếp ly, váy xếp ly | gonna plissettata, gonna a pieghe
circle_skirt | circle skirt, full circle skirt | 全圆裙, 大摆裙, 太阳裙, 伞裙, 圆摆裙 | 서클 스커트, 플레어 스커트 | サーキュラースカート | юбка-солнце | jupe cercle, jupe patineuse | กระโปรงวงกลม, กระโปรงบาน | chân váy xòe tròn, váy xòe tròn | gonna a ruota
wrap_skirt | wrap skirt | 裹身半身裙, 围裹裙 | 랩 스커트 | 巻きスカート, ラップスカート | юбка с запахом, юбка на запахе | jupe portefeuille | กระโปรงป้าย, กระโปรงแรป | chân váy quấn, váy quấn | gonna a portafoglio
mini_skirt | miniskirt, mini skirt | 迷你裙, 超短裙, 短裙 | 미니스커트, 짧은 치마 | ミニスカート | мини-юбка, юбка мини | minijupe, mini-jupe | กระโปรงสั้น, มินิสเกิร์ต | chân váy ngắn, váy ngắn, chân váy mini | minigonna
tulle_skirt | tulle skirt, tutu | 纱裙, 网纱裙, 蓬蓬裙 | 샤스커트, 튤 스커트 | チュールスカート | юбка-пачка, фатиновая юбка, юбка из фатина | tutu, jupe en tulle | กระโปรงทูทู่, กระโปรงตูตู | chân váy tutu, váy tutu, váy voan lưới | gonna di tulle, tutù
wrap_dress | wrap dress | 裹身裙, 裹身连衣裙 | 랩 원피스, 랩 드레스 | ラップワンピース, カシュクールワンピース | платье с запахом, платье на запахе | robe portefeuille, robe cache-cœur | เดรสป้าย, แรปเดรส | đầm quấn, váy liền quấn | abito a portafoglio, vestito a portafoglio
shirt_dress | shirt dress, shirtdress | 衬衫裙, 衬衫连衣裙 | 셔츠 원피스 | シャツワンピース, シャツワンピ, シャツドレス | платье-рубашка | robe chemise, robe chemisier | เชิ้ตเดรส, เดรสเชิ้ต | đầm sơ mi, váy sơ mi, đầm sơmi | abito chemisier, chemisier, vestito camicia
slip_dress | slip dress | 吊带裙, 吊带连衣裙, 吊带长裙 | 슬립 원피스, 슬립 드레스 | スリップドレス, キャミワンピース | платье-комбинация | robe nuisette, slip dress | สลิปเดรส, เดรสสายเดี่ยว | đầm hai dây, váy hai dây, slip dress | abito sottoveste, slip dress, sottoveste
sundress | sundress | 太阳裙连衣裙, 夏日连衣裙, 沙滩裙 | 선드레스, 썸머 원피스 | サンドレス | сарафан | robe bain de soleil, robe d'été | ซันเดรส, เดรสหน้าร้อน | đầm đi biển, váy maxi đi biển, váy mùa hè | prendisole
evening_gown | evening gown, ball gown, evening dress | 晚礼服, 晚装, 舞会礼服 | 이브닝드레스, 이브닝 가운 | イブニングドレス, 夜会服 | вечернее платье, бальное платье | robe du soir, robe de bal | ชุดราตรี, เดรสราตรี | đầm dạ hội, váy dạ hội | abito da sera, vestito da sera, abito da gran sera
wedding_dress | wedding dress, bridal gown | 婚纱, 新娘礼服 | 웨딩드레스 | ウェディングドレス | свадебное платье | robe de mariée | ชุดแต่งงาน, ชุดเจ้าสาว | váy cưới, áo cưới, đầm cưới | abito da sposa, vestito da sposa
sheath_dress | sheath dress, shift dress | 直筒裙, 直筒连衣裙, 修身连衣裙 | 시스 드레스, 시프트 원피스 | シースドレス, シフトドレス | платье-футляр | robe fourreau, robe droite | เดรสทรงตรง | đầm suông, đầm bút chì | tubino, abito a tubino
qipao | qipao, cheongsam | 旗袍, 长衫旗袍 | 치파오 | チャイナドレス, チーパオ | ципао, чонсам | qipao, cheongsam | กี่เพ้า | sườn xám, xường xám | qipao, cheongsam
ao_dai | ao dai | 奥黛, 越南长袍 | 아오자이 | アオザイ | аозай | ao dai, áo dài | อ่าวหญ่าย, ชุดอ๋าวหญ่าย | áo dài | ao dai
hanbok | hanbok | 韩服 | 한복, 생활한복, 저고리, 한복 저고리 | 韓服, ハンボク | ханбок | hanbok | ฮันบก | hanbok | hanbok
jumpsuit | jumpsuit, boiler suit, catsuit | 连体裤, 连身裤 | 점프수트, 올인원 | ジャンプスーツ, オールインワン, つなぎ | комбинезон, комбенизон | combinaison, combi-pantalon, combinaison pantalon | จั๊มสูท, จัมป์สูท | đồ bay, áo liền quần, jumpsuit | tuta, tuta intera, tuta elegante
romper | romper, playsuit | 连体短裤, 连身短裤 | 롬퍼, 점프수트 반바지 | ロンパース, コンビショーツ | ромпер, комбинезон с шортами | combishort, barboteuse | รอมเปอร์, ชุดหมี | áo liền quần đùi, romper | pagliaccetto, tutina corta
dungarees | dungarees, overalls, bib overalls | 背带裤, 工装背带裤 | 멜빵바지, 오버롤 | サロペット, オーバーオール | полукомбинезон, комбинезон на лямках | salopette | เอี๊ยม, ชุดเอี๊ยม | quần yếm, yếm | salopette
trousers | trousers, pants, slacks | 裤子, 长裤, 西裤, 裤 | 바지, 팬츠, 슬랙스 | パンツ, ズボン, スラックス | брюки, брюк, штаны, штанов | pantalon, falzar | กางเกง, กางเกงขายาว | quần, quần dài, quần tây | pantaloni, pantalone, calzoni
jeans | jeans, denim pants | 牛仔裤 | 청바지, 진 | ジーンズ, デニムパンツ, ジーパン | джинсы | jean, jeans | กางเกงยีนส์, ยีนส์ | quần jean, quần bò, quần jeans | jeans
wide_trousers | wide-leg trousers, wide-leg pants, palazzo pants, wide leg | 阔腿裤, 宽腿裤, 喇叭阔腿裤 | 와이드 팬츠, 통바지, 와이드 슬랙스 | ワイドパンツ, ガウチョパンツ | широкие брюки, брюки палаццо, палаццо | pantalon large, pantalon palazzo | กางเกงขากว้าง, กางเกงขาบาน, กางเกงขากระบอกใหญ่ | quần ống rộng, quần suông rộng | pantaloni palazzo, pantaloni a gamba larga, pantaloni larghi
cargo | cargo pants, cargo trousers, cargos | 工装裤 | 카고팬츠, 카고 바지, 건빵바지 | カーゴパンツ | карго, брюки карго | pantalon cargo, treillis | กางเกงคาร์โก้, คาร์โก้ | quần túi hộp, quần cargo | pantaloni cargo, cargo
chinos | chinos | 奇诺裤, 卡其裤, 休闲裤 | 치노 팬츠, 면바지 | チノパン, チノ | чинос, чиносы | chino | กางเกงชิโน่, ชิโน่ | quần chinos, quần kaki | chino, pantaloni chino
joggers | joggers, jogging pants, sweatpants, track pants | 运动裤, 束脚裤, 卫裤 | 조거팬츠, 트레이닝 바지, 추리닝 바지 | ジョガーパンツ, スウェットパンツ | джоггеры, спортивные штаны, треники | jogging, pantalon de jogging | กางเกงจ็อกเกอร์, กางเกงวอร์ม | quần jogger, quần nỉ | joggers, pantaloni della tuta
leggings | leggings | 打底裤, 紧身裤 | 레깅스 | レギンス | легинсы, леггинсы, лосины | leggings, caleçon long | เลกกิ้ง | quần legging, legging | leggings
shorts | shorts, short pants | 短裤 | 반바지, 쇼츠, 숏팬츠 | ショートパンツ, 短パン, ショーツ | шорты, шорт | short, shorts | กางเกงขาสั้น, ขาสั้น | quần short, quần đùi, quần soóc | pantaloncini, shorts
bermuda | bermuda shorts, bermudas | 百慕大短裤, 五分裤 | 버뮤다 팬츠, 5부 바지 | バミューダパンツ, ハーフパンツ | бермуды | bermuda | กางเกงเบอร์มิวด้า, กางเกงสามส่วน | quần lửng, quần ngố, quần bermuda | bermuda
culottes | culottes | 裙裤 | 퀼로트, 치마바지, 큐롯 | キュロット | кюлоты, юбка-брюки | jupe-culotte | กางเกงกระโปรง, คูลอต | quần culottes, quần giả váy, quần ống rộng lửng | gonna pantalone, culottes
capri | capri pants, capris, cropped trousers | 七分裤, 九分裤 | 카프리 팬츠, 7부 바지 | カプリパンツ, 七分丈パンツ | капри, укороченные брюки | pantacourt, corsaire | กางเกงห้าส่วน, กางเกงคาปรี | quần capri | pantaloni alla pescatora, pantaloni capri, capri
flared_trousers | flared trousers, flares, bootcut, bell bottoms | 喇叭裤, 微喇裤 | 나팔바지, 부츠컷, 플레어 팬츠 | フレアパンツ, ベルボトム, ブーツカット | брюки клеш, расклешенные брюки | pantalon évasé, pantalon pattes d'eph, pattes d'éléphant, pattes d'eph | กางเกงขาม้า | quần ống loe | pantaloni a zampa, pantaloni a zampa d'elefante, pantaloni svasati
suit | suit, two-piece suit, trouser suit | 西装, 套装, 西服 | 수트, 정장, 양복 | スーツ, セットアップ | костюм | costume, tailleur, ensemble tailleur | ชุดสูท, สูท | bộ vest, bộ com lê, comple | completo, tailleur
tuxedo | tuxedo, dinner jacket | 燕尾服, 塔士多礼服, 无尾礼服 | 턱시도 | タキシード | смокинг | smoking | ทักซิโด้ | áo tuxedo, tuxedo | smoking
co_ord | co-ord set, two-piece set, matching set, coord | 两件套, 成套, 套装两件套 | 투피스, 셋업, 세트 | ツーピース, 上下セット | костюм-двойка, комплект | ensemble deux pièces, ensemble coordonné | เซ็ตเข้าชุด, ชุดเซ็ต | set đồ, bộ đồ, set bộ | completo coordinato, coordinato
tracksuit | tracksuit | 运动套装, 运动服 | 트레이닝복, 추리닝 | ジャージ, トラックスーツ | спортивный костюм | survêtement | ชุดวอร์ม | bộ đồ thể thao | tuta da ginnastica, tuta sportiva
swimsuit | swimsuit, swimwear, bathing suit, one-piece swimsuit | 泳衣, 泳装 | 수영복, 원피스 수영복 | 水着, スイムウェア | купальник | maillot de bain, maillot | ชุดว่ายน้ำ | đồ bơi, áo tắm | costume da bagno, costume intero
bikini | bikini | 比基尼 | 비키니 | ビキニ | бикини | bikini | บิกินี่ | bikini, áo tắm hai mảnh | bikini
swim_trunks | swim trunks, swim shorts, board shorts | 泳裤, 沙滩裤 | 수영 반바지, 보드쇼츠 | 水泳パンツ, サーフパンツ | плавки, плавательные шорты | short de bain | กางเกงว่ายน้ำ | quần bơi | costume a pantaloncino, boxer da mare
lingerie | lingerie, underwear | 内衣 | 란제리, 속옷 | ランジェリー, 下着 | нижнее белье, белье | lingerie, sous-vêtements | ชุดชั้นใน | đồ lót, nội y | lingerie, intimo
bra | bra, bralette | 文胸, 胸罩 | 브라, 브라렛 | ブラ, ブラジャー | бюстгальтер, лиф | soutien-gorge, brassière | บรา, เสื้อชั้นใน | áo ngực, áo lót | reggiseno
pyjamas | pyjamas, pajamas, pjs, sleepwear | 睡衣 | 잠옷, 파자마 | パジャマ | пижама | pyjama | ชุดนอน | đồ ngủ, pijama, bộ pijama | pigiama, pigiamino, pigiamini
robe | dressing gown, bathrobe, house robe | 浴袍, 晨袍, 睡袍 | 가운, 로브 | ガウン, バスローブ | халат | peignoir, robe de chambre | เสื้อคลุมอาบน้ำ, เสื้อคลุม | áo choàng tắm, áo choàng ngủ | vestaglia, accappatoio
uniform | uniform | 制服 | 유니폼, 제복 | 制服, ユニフォーム | форма, униформа | uniforme | ยูนิฟอร์ม, เครื่องแบบ | đồng phục | uniforme, divisa
school_uniform | school uniform | 校服, 学生制服 | 교복 | 学生服, 学校の制服 | школьная форма | uniforme scolaire | ชุดนักเรียน | đồng phục học sinh | divisa scolastica, uniforme scolastica
onesie | onesie, babygrow, baby bodysuit | 婴儿连体衣, 爬服, 哈衣 | 우주복, 바디수트 아기옷 | カバーオール, ベビー服 | слип, песочник | grenouillère, pyjama bébé | ชุดบอดี้สูทเด็ก | bộ liền thân, body cho bé | tutina, tutina neonato
knitwear | knitwear, knit, knits | 针织衫, 针织 | 니트, 니트웨어 | ニット | трикотаж, вязаный | maille, tricot | เสื้อถัก, นิตแวร์, ไหมพรม, กั๊กไหมพรม | đồ len, áo dệt kim | maglieria, maglia
outerwear | outerwear | 外衣 | 아우터, 외투, 겉옷 | アウター, 上着 | верхняя одежда | vêtement d'extérieur, manteaux et vestes | เสื้อคลุมตัวนอก, เสื้อนอก | đồ khoác ngoài | capospalla, capispalla
scarf | scarf, stole | 围巾, 丝巾, 方巾, 披巾, 头巾丝巾, 绸巾 | 스카프, 머플러, 목도리 | スカーフ, マフラー, ストール | шарф, платок, платка, платочек, палантин, платки | écharpe, foulard, carré, étole, bandana foulard, cheche | ผ้าพันคอ | khăn quàng, khăn choàng, khăn, khăn vuông | sciarpa, foulard, stola, pashmina, fazzoletto
shawl | shawl, wrap shawl | 披肩 | 숄 | ショール | шаль | châle | ผ้าคลุม, ชอว์ล | khăn choàng vai | scialle
hat | hat, bucket hat | 帽子, 渔夫帽 | 모자 | 帽子, ハット | шляпа, шляпка | chapeau, bob | หมวก | mũ, nón | cappello
cap | cap, baseball cap | 鸭舌帽, 棒球帽 | 볼캡, 야구모자 | キャップ | кепка, бейсболка | casquette | หมวกแก๊ป | mũ lưỡi trai, nón kết | cappellino, berretto
beanie | beanie | 毛线帽, 针织帽 | 비니 | ニット帽, ビーニー | шапка | bonnet | หมวกไหมพรม, หมวกบีนนี่ | mũ len | berretto di lana, cuffia
bag | bag, handbag, tote | 包, 手袋, 手提包, 包包 | 가방, 핸드백 | バッグ, 鞄 | сумка, сумок | sac, sac à main | กระเป๋าถือ, กระเป๋าผ้า, ถุงผ้า | túi xách, túi tote, túi vải | borsa
shoes | shoes, footwear | 鞋, 鞋子 | 신발, 구두 | 靴, シューズ | обувь, туфли | chaussures | รองเท้า | giày, giày dép | scarpe
boots | boots | 靴子 | 부츠 | ブーツ | сапоги, ботинки | bottes, bottines | รองเท้าบูท, บูท | bốt, giày bốt | stivali, stivaletti
sneakers | sneakers, trainers | 运动鞋, 球鞋 | 운동화, 스니커즈 | スニーカー | кроссовки, кеды | baskets, tennis | รองเท้าผ้าใบ | giày thể thao, giày sneaker | scarpe da ginnastica, sneakers
tights | tights, stockings | 连裤袜, 丝袜 | 스타킹, 타이츠 | タイツ, ストッキング | колготки, чулки | collants, bas | ถุงน่อง | quần tất, vớ da | collant, calze
socks | socks | 袜子, 短袜 | 양말 | 靴下, ソックス | носки, носок | chaussettes | ถุงเท้า | tất, vớ | calzini
gloves | gloves | 手套 | 장갑 | 手袋, グローブ | перчатки, перчаток | gants | ถุงมือ | găng tay | guanti
tie | tie, necktie | 领带 | 넥타이 | ネクタイ | галстук | cravate | เนคไท, เน็คไท | cà vạt | cravatta
apron | apron | 围裙 | 앞치마, 에이프런 | エプロン | фартук, передник | tablier | ผ้ากันเปื้อน | tạp dề | grembiule
pinafore | pinafore, pinafore dress, jumper dress | 背带裙, 无袖罩衫 | 멜빵 원피스, 점퍼스커트 | ジャンパースカート, ピナフォア | платье-сарафан, сарафан-комбинезон | robe chasuble, robe à bretelles | เอี๊ยมกระโปรง | váy yếm, đầm yếm | scamiciato
earrings | earrings, hoop earrings | 耳环, 耳饰 | 귀걸이 | イヤリング, ピアス | серьги, сережки | boucles d'oreilles | ต่างหู | bông tai, hoa tai, khuyên tai | orecchini
necklace | necklace, choker, pearl necklace | 项链, 锁骨链 | 목걸이, 초커 | ネックレス, チョーカー | ожерелье, колье, чокер, бусы | collier, ras de cou bijou, sautoir | สร้อยคอ, โช้คเกอร์ | vòng cổ, dây chuyền | collana, girocollo gioiello
bracelet | bracelet, bangle | 手镯, 手链 | 팔찌 | ブレスレット, バングル | браслет | bracelet | กำไล, สร้อยข้อมือ | vòng tay, lắc tay | bracciale, braccialetto
sunglasses | sunglasses, shades eyewear | 墨镜, 太阳镜 | 선글라스 | サングラス | солнечные очки, солнцезащитные очки | lunettes de soleil | แว่นกันแดด | kính râm, kính mát | occhiali da sole
sandals | sandals, flip-flops, espadrilles | 凉鞋, 拖鞋 | 샌들, 쪼리, 슬리퍼 | サンダル, エスパドリーユ | сандалии, босоножки, эспадрильи | sandales, tongs, espadrilles | รองเท้าแตะ, แซนดัล | dép, xăng đan, sandal | sandali, infradito, espadrillas
heels | heels, high heels, pumps, stilettos | 高跟鞋 | 하이힐, 펌프스 | ハイヒール, パンプス | туфли на каблуке, лодочки туфли, шпильки | escarpins, talons hauts, talons | รองเท้าส้นสูง, ส้นสูง | giày cao gót, cao gót | tacchi alti, décolleté con tacco, tacchi
loafers | loafers, brogues, oxfords, ballet flats, ballerinas | 乐福鞋, 牛津鞋, 芭蕾鞋, 平底鞋 | 로퍼, 옥스퍼드화, 플랫슈즈 | ローファー, オックスフォードシューズ, バレエシューズ | лоферы, оксфорды, балетки, броги | mocassins, derbies, ballerines | โลฟเฟอร์, รองเท้าคัทชู, บัลเลต์แฟลต | giày lười, giày oxford, giày búp bê | mocassini, stringate, ballerine
backpack | backpack, rucksack | 背包, 双肩包 | 백팩, 배낭 | リュック, バックパック | рюкзак | sac à dos | เป้, กระเป๋าเป้ | ba lô, balo | zaino, zainetto
headband | headband, hairband, scrunchie, hair clip, headscarf | 发带, 发箍, 发夹, 头巾 | 머리띠, 헤어밴드, 두건, 머리핀 | ヘアバンド, カチューシャ, シュシュ, ヘアピン | ободок для волос, повязка на голову, заколка, косынка | serre-tête, bandeau pour cheveux, chouchou, barrette | ที่คาดผม, กิ๊บ, ผ้าโพกหัว | băng đô, kẹp tóc, cài tóc | cerchietto, fascia per capelli, fermaglio
brooch | brooch, brooches | 胸针 | 브로치 | ブローチ | брошь, брошка | broche, broches | เข็มกลัด | trâm cài, ghim cài áo | spilla, spilla gioiello
`
