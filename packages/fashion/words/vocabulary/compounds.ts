/** Words that say several things at once, which their id joins with a plus: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const compounds = `
long+skirt | long skirt | 长裙, 半身长裙, 长款半身裙 | 롱스커트, 롱 스커트, 긴 치마 | ロングスカート | длинная юбка | jupe longue | กระโปรงตัวยาว | chân váy dáng dài | gonna lunga
slip_dress+long | long slip dress | 吊带长裙 | 롱 슬립 원피스 | ロングスリップドレス | длинное платье-комбинация | longue robe nuisette | เดรสสายเดี่ยวยาว | váy hai dây dài, đầm hai dây dài | abito sottoveste lungo
long+dress | long dress | 长款连衣裙, 长裙连衣裙, 连衣长裙 | 롱원피스, 롱 원피스, 긴 원피스 | ロングワンピース, ロングワンピ | длинное платье | robe longue | เดรสตัวยาว | đầm dáng dài | abito lungo, vestito lungo
short+dress | short dress | 短款连衣裙 | 숏 원피스, 짧은 원피스 | ショートワンピース | короткое платье | robe courte | เดรสตัวสั้น | đầm dáng ngắn | abito corto, vestito corto
gold+button | gold buttons | 金扣, 金色纽扣, 金属金扣, 金纽扣 | 금단추, 금장 단추, 금색 단추, 금장단추 | 金ボタン, ゴールドボタン | золотые пуговицы | boutons dorés | กระดุมทอง, กระดุมสีทอง | cúc vàng kim, nút vàng kim | bottoni dorati, bottoni oro
silver+button | silver buttons | 银扣, 银色纽扣 | 은단추, 은색 단추 | 銀ボタン, シルバーボタン | серебряные пуговицы | boutons argentés | กระดุมเงิน, กระดุมสีเงิน | cúc bạc, nút bạc | bottoni argentati
cropped+puffer | cropped puffer | 短款羽绒服, 短羽绒服 | 숏패딩, 숏 패딩, 크롭 패딩 | ショートダウン, ショート丈ダウン | короткий пуховик | doudoune courte | เสื้อขนเป็ดตัวสั้น | áo phao dáng ngắn, áo phao lửng | piumino corto
long+puffer | long puffer | 长款羽绒服, 长羽绒服 | 롱패딩, 롱 패딩 | ロングダウン | длинный пуховик | doudoune longue | เสื้อขนเป็ดตัวยาว | áo phao dáng dài | piumino lungo
long+coat | long coat | 长款大衣 | 롱코트, 롱 코트 | ロングコート | длинное пальто | manteau long, long manteau | โค้ทตัวยาว | măng tô dáng dài | cappotto lungo
loose+jeans | baggy jeans | 宽松牛仔裤, 阔腿牛仔裤 | 배기 진, 통청바지 | バギーデニム, バギージーンズ | мешковатые джинсы, широкие джинсы | jean large, jean baggy | ยีนส์ทรงหลวม, ยีนส์ขากว้าง | quần jean ống rộng | jeans larghi
cable_knit+cardigan | cabled cardigan | 麻花开衫, 绞花开衫 | 꽈배기 가디건 | ケーブルカーディガン | кардиган с косами | gilet torsadé, gilet à torsades, gilet irlandais | คาร์ดิแกนลายเปีย | cardigan vặn thừng | cardigan a trecce
silk+scarf | silk scarf, silk square | 真丝方巾, 真丝丝巾, 丝绸方巾 | 실크 스카프 | シルクスカーフ | шелковый платок, шелковый шарф | carré de soie, foulard de soie | ผ้าพันคอไหม | khăn lụa | foulard di seta
white+ground | white ground | 白底, 白地 | 흰 바탕, 흰바탕 | 白地 | белый фон | fond blanc | พื้นขาว | nền trắng | fondo bianco
black+ground | black ground | 黑底 | 검정 바탕, 검은 바탕 | 黒地 | черный фон | fond noir | พื้นดำ | nền đen | fondo nero
red+ground | red ground | 红底 | 빨간 바탕 | 赤地 | красный фон | fond rouge | พื้นแดง | nền đỏ | fondo rosso
navy+ground | navy ground | 藏青底 | 네이비 바탕 | 紺地 | темно-синий фон | fond marine | พื้นกรมท่า | nền xanh navy | fondo blu navy
blue+white | blue-and-white | 青花, 蓝白 | 청화 | 染付風 | сине-белый, бело-синий | bleu et blanc | ฟ้าขาวลายคราม | xanh trắng | bianco e blu
red+white | red-and-white | 红白 | 빨강 흰색 | 紅白, 赤白 | красно-белый, бело-красный | rouge et blanc | แดงขาว | đỏ trắng | bianco e rosso
leather+trousers | leather trousers, leather pants | 皮裤 | 가죽 바지, 가죽바지 | レザーパンツ, 革パンツ | кожаные брюки | pantalon en cuir | กางเกงหนัง | quần da | pantaloni di pelle
leather+skirt | leather skirt | 皮裙 | 가죽 스커트, 가죽치마 | レザースカート | кожаная юбка | jupe en cuir | กระโปรงหนัง | chân váy da | gonna di pelle
denim+skirt | denim skirt, jean skirt | 牛仔裙, 牛仔半身裙 | 청치마, 데님 스커트 | デニムスカート | джинсовая юбка | jupe en jean | กระโปรงยีนส์ | chân váy jean, chân váy bò | gonna di jeans
denim+dress | denim dress | 牛仔连衣裙 | 데님 원피스, 청원피스 | デニムワンピース | джинсовое платье | robe en jean | เดรสยีนส์ | váy jean, đầm jean | abito di jeans
denim+shirt | denim shirt | 牛仔衬衫 | 데님 셔츠, 청남방 | デニムシャツ | джинсовая рубашка | chemise en jean | เสื้อเชิ้ตยีนส์ | áo sơ mi jean, sơ mi bò | camicia di jeans
denim+shorts | denim shorts, cut-offs | 牛仔短裤 | 청반바지 | デニムショートパンツ | джинсовые шорты | short en jean | กางเกงยีนส์ขาสั้น | quần short jean, quần đùi bò | shorts di jeans
knit+dress | knit dress, sweater dress | 针织连衣裙, 毛衣裙 | 니트 원피스 | ニットワンピース | трикотажное платье, вязаное платье | robe pull, robe en maille | เดรสไหมพรม | đầm len, váy len | abito in maglia
floral+bird | flowers and birds | 花鸟 | 화조 | 花鳥 | цветы и птицы | fleurs et oiseaux | ดอกไม้และนก | hoa và chim | fiori e uccelli
white+polka | white spots | 白点, 白色圆点, 白波点 | 흰 도트, 흰 물방울무늬 | 白ドット, 白水玉 | белый горошек | pois blancs | จุดขาว, ลายจุดขาว | chấm bi trắng | pois bianchi
black+polka | black spots | 黑点, 黑色圆点, 黑波点 | 검정 도트, 검은 도트 | 黒ドット, 黒水玉 | черный горошек | pois noirs | จุดดำ, ลายจุดดำ | chấm bi đen | pois neri
pearl+button | pearl buttons | 珍珠扣, 珍珠扣子, 珍珠纽扣 | 진주 단추, 진주단추 | パールボタン | жемчужные пуговицы | boutons de nacre, boutons perles | กระดุมมุก | cúc ngọc trai, nút ngọc trai | bottoni di perla, bottoni in madreperla
`
