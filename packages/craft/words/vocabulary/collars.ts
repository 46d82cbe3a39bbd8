/** Collars, lapels and hoods: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const collars = `
collar | collar | 领子, 衣领, 领 | 카라, 칼라, 깃 | 襟, カラー, 衿 | воротник, воротничок, ворот | col | ปกเสื้อ, ปก, คอปก | cổ áo, cổ bẻ | colletto, collo
collarless | collarless | 无领 | 노카라, 칼라리스 | ノーカラー, 襟なし | без воротника | sans col | ไม่มีปก | không cổ | senza collo, senza colletto
shirt_collar | shirt collar, pointed collar | 衬衫领 | 셔츠 칼라, 셔츠 카라 | シャツカラー, シャツ襟 | рубашечный воротник, отложной воротник | col chemise, col de chemise | ปกเชิ้ต | cổ sơ mi | colletto da camicia, collo camicia
mandarin_collar | mandarin collar, stand collar, nehru collar, band collar, grandad collar | 立领, 中式立领 | 차이나카라, 스탠드 칼라, 만다린 칼라 | マンダリンカラー, スタンドカラー, 立ち襟, バンドカラー | воротник-стойка, стойка | col mao, col mandarin, col officier, col montant | คอจีน, คอตั้ง | cổ tàu, cổ trụ | collo alla coreana, colletto alla coreana, collo coreano
peter_pan | peter pan collar | 彼得潘领, 娃娃领, 小圆领 | 피터팬 카라, 둥근 카라 | ピーターパンカラー, 丸襟 | воротник питер пэн, круглый воротничок, отложной круглый воротник | col claudine | ปกบัว, คอบัว | cổ sen, cổ lá sen | colletto peter pan, colletto tondo, colletto baby
notch_lapel | notch lapel, notched lapel | 平驳领, 平驳头 | 노치드 라펠, 노치 라펠 | ノッチドラペル, ノッチラペル | английский воротник, лацкан с вырезом | col tailleur, col cranté | ปกสูท, ปกแหลมธรรมดา | ve xuôi, cổ ve xuôi | revers a dente, revers classico
peak_lapel | peak lapel, peaked lapel | 戗驳领, 戗驳头 | 피크드 라펠, 피크 라펠 | ピークドラペル, 剣襟 | острый лацкан, острые лацканы | col pointu, revers en pointe | ปกแหลม | ve nhọn, cổ ve nhọn | revers a lancia
shawl_collar | shawl collar, shawl lapel | 青果领 | 숄 칼라, 숄카라 | ショールカラー, へちま襟 | воротник шаль, шалевый воротник | col châle | ปกชอว์ล, ปกอ่อน | cổ sam, ve sam | collo a scialle, revers a scialle
lapel | lapel, lapels, revers | 驳头, 翻领 | 라펠 | ラペル | лацкан, лацканы | revers | ปกแบะ, ลาเพล | ve áo | rever, revers
turtleneck | turtleneck, roll neck, polo neck | 高领, 樽领 | 터틀넥, 폴라, 목폴라 | タートルネック, とっくり | водолазка, высокий воротник, воротник гольф, высокое горло, высоким горлом, с горлом, гольф | col roulé | คอเต่า | cổ lọ | collo alto, dolcevita, lupetto, a collo alto, a collo alto risvoltato
funnel_neck | funnel neck, mock neck | 漏斗领, 半高领 | 모크넥, 반폴라, 반목, 하이넥 | モックネック, ハイネック | воротник-труба, высокая горловина | col cheminée, col montant droit | คอสูง, คอเต่าครึ่ง | cổ cao ba phân | collo a imbuto
hood | hood, hooded | 帽兜, 连帽, 风帽 | 후드, 모자 달린 | フード, フード付き | капюшон | capuche, à capuche | ฮู้ดติด, หมวกฮู้ด, มีฮู้ด | mũ trùm, có mũ | cappuccio
bow_collar | pussy bow, tie neck, bow collar | 蝴蝶结领, 飘带领 | 리본 타이 넥, 보우 블라우스 | ボウタイ, リボンタイ | воротник-бант, бант на шее | col lavallière, lavallière | คอผูกโบว์, คอโบว์ | cổ nơ, cổ thắt nơ | collo con fiocco, collo a fiocco
sailor_collar | sailor collar | 水手领, 海军领 | 세일러 칼라, 세일러 카라 | セーラーカラー, セーラー襟 | матросский воротник | col marin, col matelot | ปกกะลาสี, คอกะลาสี | cổ thủy thủ, cổ hải quân | collo alla marinara
`
