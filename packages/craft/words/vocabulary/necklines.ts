/** Necklines: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const necklines = `
neckline | neckline, neck | 领口, 领圈 | 네크라인, 목선 | ネックライン, 襟ぐり | горловина, вырез, горловины | encolure, décolleté | คอเสื้อ, คอ | cổ, viền cổ | scollo, scollatura
v_neck | v-neck, v neckline, vneck | V领, V字领 | 브이넥, V넥 | Vネック, Ｖネック | v-образный вырез, вырез мысом, v-вырез, v-образным вырезом | col V, encolure en V, décolleté en V, col en v | คอวี | cổ V, cổ chữ V, cổ tim | scollo a V, collo a V
deep_v | deep v, plunging neckline, plunge | 深V领, 深V | 딥브이, 깊은 브이넥 | 深いVネック, ディープV | глубокий вырез, глубокое декольте, глубокий v-вырез | décolleté plongeant, col V profond | คอวีลึก | cổ V sâu, cổ chữ V sâu | scollo profondo, scollo a V profondo
crew_neck | crew neck, round neck, crewneck | 圆领 | 라운드넥, 크루넥 | クルーネック, 丸首, ラウンドネック | круглый вырез, круглая горловина | col rond, encolure ronde, ras du cou, ras-du-cou | คอกลม | cổ tròn | girocollo, scollo tondo
scoop_neck | scoop neck, u-neck | U领, 大圆领 | 유넥, 스쿱넥 | Uネック, スクープネック | u-образный вырез, глубокий круглый вырез | encolure arrondie, col U, encolure échancrée | คอยู | cổ chữ U, cổ U | scollo ampio tondo, scollo a U
square_neck | square neck, square neckline | 方领 | 스퀘어넥, 사각넥 | スクエアネック | квадратный вырез, каре | encolure carrée, décolleté carré, col carré | คอเหลี่ยม, คอสี่เหลี่ยม | cổ vuông | scollo quadrato, scollo squadrato
boat_neck | boat neck, bateau, bateau neckline | 一字领, 船领 | 보트넥 | ボートネック | вырез лодочка, лодочка | encolure bateau, col bateau | คอปาด, คอเรือ | cổ thuyền | scollo a barca, scollo a barchetta
off_shoulder | off-the-shoulder, off shoulder, bardot | 露肩, 一字肩 | 오프숄더 | オフショルダー, オフショル | открытые плечи, с открытыми плечами, спущенные плечи | épaules dénudées, épaules nues, bardot | เปิดไหล่, ปาดไหล่ | trễ vai, hở vai | spalle scoperte, scollo bardot
one_shoulder | one-shoulder, one shoulder, asymmetric neckline | 单肩, 斜肩 | 원숄더 | ワンショルダー | на одно плечо | une épaule, une seule épaule | ไหล่เดียว | lệch vai, một vai | monospalla
cold_shoulder | cold shoulder | 镂空肩 | 콜드숄더 | 肩あき, 肩開き | вырезы на плечах | épaules ajourées | เว้าไหล่ | khoét vai | spalle cut-out
strapless | strapless, bandeau | 抹胸, 无肩带 | 튜브탑, 스트랩리스 | ストラップレス, ベアトップ | без бретелей, бандо, без лямок | bustier sans bretelles, sans bretelles, bandeau | เกาะอก | cúp ngực, quây, áo quây | senza spalline, a fascia
halter | halter neck, halterneck, halter | 挂脖, 绕颈, 挂脖领 | 홀터넥 | ホルターネック | американка, вырез халтер, пройма американка, лямка через шею | dos nu halter, col halter, encolure américaine | คล้องคอ | cổ yếm, áo yếm | scollo all'americana, all'americana
sweetheart | sweetheart neckline, sweetheart neck | 心形领, 鸡心领 | 하트넥, 스위트하트 네크라인 | ハートネック | вырез сердечком, вырез сердечко, вырез в форме сердца | décolleté cœur, encolure cœur, bustier cœur | คอหัวใจ | cổ trái tim, cổ trái tim cúp ngực | scollo a cuore, a cuore
cowl_neck | cowl neck | 荡领, 垂荡领 | 카울넥 | カウルネック, ドレープネック | вырез качели, воротник хомут, вырез качель | col bénitier, encolure bénitier | คอถ่วง | cổ đổ | scollo ad anello, collo drappeggiato
keyhole | keyhole neckline, keyhole | 水滴领, 水滴形开口 | 키홀 | キーホール | вырез капля, вырез капелька | encolure goutte, goutte | คอหยดน้ำ | cổ giọt nước | scollo a goccia
backless | backless, open back, low back | 露背 | 백리스, 등 파임 | バックレス, 背中開き | открытая спина, с открытой спиной | dos nu, dos ouvert | เปิดหลัง, เว้าหลัง | hở lưng | schiena scoperta, schiena nuda
`
