/** Sleeves: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const sleeves = `
sleeve | sleeve, sleeves | 袖子, 衣袖, 袖 | 소매 | 袖, スリーブ | рукав, рукава | manche | แขน, แขนเสื้อ | tay áo, tay | manica
sleeveless | sleeveless | 无袖 | 민소매, 슬리브리스 | ノースリーブ, 袖なし, スリーブレス | без рукавов, безрукавный | sans manches, sans manche | แขนกุด | không tay, sát nách | senza maniche, smanicato
short_sleeve | short sleeve, short-sleeved | 短袖 | 반팔, 반소매, 짧은 소매 | 半袖 | короткий рукав, короткие рукава, с коротким рукавом | manches courtes, manche courte | แขนสั้น | tay ngắn, ngắn tay, cộc tay | maniche corte, manica corta
long_sleeve | long sleeve, long-sleeved | 长袖 | 긴팔, 긴소매, 긴 소매 | 長袖 | длинный рукав, длинные рукава | manches longues, manche longue | แขนยาว | tay dài, dài tay | maniche lunghe, manica lunga
three_quarter_sleeve | three-quarter sleeve, 3/4 sleeve | 七分袖, 中袖 | 7부 소매, 칠부 소매 | 七分袖 | рукав три четверти, рукав 3/4, рукава три четверти | manches trois-quarts, manches 3/4 | แขนสามส่วน | tay lỡ, tay ba phần tư | maniche a tre quarti, manica tre quarti, maniche tre quarti
elbow_sleeve | elbow-length sleeve, half sleeve | 五分袖 | 5부 소매 | 五分袖 | рукав до локтя | manches au coude, manches mi-longues | แขนศอก, แขนยาวถึงศอก | tay khuỷu, tay lửng | maniche al gomito, mezza manica
cap_sleeve | cap sleeve | 盖肩袖, 小盖袖 | 캡 소매, 캡슬리브 | キャップスリーブ, フレンチスリーブ | рукав-крылышко, рукав-крылышки, рукава-крылышки | mancherons, mancheron | แขนล้ำ | tay con, tay cánh | manichetta ad aletta, maniche ad aletta
puff_sleeve | puff sleeve, puffy sleeve, puffed sleeves | 泡泡袖 | 퍼프 소매, 퍼프슬리브, 퍼프 | パフスリーブ, ちょうちん袖 | рукав-фонарик, рукава-фонарики, рукав фонарик | manches ballon, manche ballon, manches bouffantes | แขนพอง, แขนตุ๊กตา | tay phồng, tay bồng | maniche a sbuffo, manica a sbuffo, maniche a palloncino
balloon_sleeve | balloon sleeve, lantern sleeve | 灯笼袖 | 벌룬 소매, 랜턴 소매 | バルーンスリーブ, ランタンスリーブ | объемный рукав, рукав баллон | manches lanterne, manches gigot ballon | แขนบอลลูน | tay đèn lồng | maniche a lanterna
bell_sleeve | bell sleeve, flared sleeve | 喇叭袖 | 나팔 소매, 벨 소매 | ベルスリーブ, フレアスリーブ | расклешенный рукав, рукав-колокол, рукава клеш | manches évasées, manches pagode, manches cloche | แขนกระดิ่ง, แขนบาน | tay loe, tay chuông | maniche a campana, maniche svasate
bishop_sleeve | bishop sleeve | 主教袖 | 비숍 소매 | ビショップスリーブ | рукав епископский, епископский рукав | manches évêque, manche bishop | แขนบิชอป | tay bishop, tay phồng cổ tay chun | maniche a vescovo, manica bishop
raglan | raglan sleeve, raglan | 插肩袖, 连肩袖 | 래글런, 나그랑 | ラグラン, ラグランスリーブ | реглан, рукав реглан | raglan, manches raglan | แร็กแลน, แขนแร็กแลน | tay raglan, raglan | manica raglan, raglan
kimono_sleeve | kimono sleeve | 和服袖 | 기모노 소매 | キモノスリーブ | рукав кимоно, цельнокроеный рукав | manches kimono | แขนกิโมโน | tay kimono | manica a kimono, maniche a kimono
dolman | dolman sleeve, batwing sleeve, batwing | 蝙蝠袖 | 돌먼 소매, 박쥐 소매, 가오리 소매 | ドルマンスリーブ, ドルマン | летучая мышь, рукав летучая мышь | manches chauve-souris, manche chauve-souris | แขนค้างคาว | tay cánh dơi | manica a pipistrello, maniche a pipistrello
flutter_sleeve | flutter sleeve, ruffle sleeve | 荷叶袖, 飞飞袖 | 플러터 소매, 프릴 소매 | フラッタースリーブ, フリル袖 | рукав-волан, рукава с воланами | manches volantées, manches papillon | แขนระบาย | tay bèo, tay cánh tiên | maniche a volant, manica a farfalla
leg_of_mutton | leg-of-mutton sleeve, gigot sleeve | 羊腿袖 | 레그오브머튼 소매, 양다리 소매 | レッグオブマトンスリーブ, ジゴ袖 | рукав окорок, рукав жиго | manches gigot | แขนหมูแฮม | tay chân cừu, tay đùi cừu | manica a prosciutto, maniche a gigot
set_in_sleeve | set-in sleeve | 装袖, 圆装袖 | 셋인 소매 | セットインスリーブ | втачной рукав | manches montées | แขนต่อ, แขนติดวง | tay tra | manica a giro
drop_shoulder | drop shoulder, dropped shoulder | 落肩 | 드롭숄더, 드랍숄더 | ドロップショルダー | спущенная линия плеча, спущенное плечо | épaules tombantes, emmanchure basse | ไหล่ตก | rớt vai, vai rớt | spalla scesa, spalle scese
shoulder_pads | shoulder pads, padded shoulders, power shoulders | 垫肩 | 어깨 패드, 어깨 뽕, 파워숄더 | 肩パッド | подплечники, плечики | épaulettes, épaules structurées | เสริมไหล่, ฟองน้ำไหล่ | đệm vai, độn vai | spalline imbottite
cuff | cuff, cuffs | 袖口, 袖克夫 | 커프스, 소맷부리, 소매 끝 | カフス, 袖口 | манжета, манжет, манжеты | poignet, manchette | ข้อมือ, ปลายแขน | măng sét, cổ tay | polsino, polsini
`
