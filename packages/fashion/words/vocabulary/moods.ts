/** Moods, styles and decades: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const moods = `
romantic | romantic | 浪漫 | 로맨틱, 낭만적인 | ロマンチック, ロマンティック | романтичный, романтический, романтика | romantique | โรแมนติก | lãng mạn | romantico
minimal | minimal, minimalist, clean | 极简, 简约 | 미니멀, 심플한 | ミニマル, シンプル, すっきり | минимализм, минималистичный, лаконичный | minimaliste, épuré, minimal | มินิมอล, เรียบง่าย | tối giản, minimal | minimal, minimalista, essenziale
vintage | vintage, retro | 复古, 古着, 怀旧 | 빈티지, 레트로, 복고 | ヴィンテージ, ビンテージ, レトロ, 古着 | винтаж, винтажный, ретро | vintage, rétro | วินเทจ, เรโทร, ย้อนยุค | cổ điển, vintage, retro, hoài cổ | vintage, rétro, retrò, retro
elegant | elegant, chic, refined, sophisticated | 优雅, 高雅, 精致, 气质 | 우아한, 엘레강스, 시크 | エレガント, 上品, シック | элегантный, изысканный, шикарный | élégant, élégante, chic, raffiné | หรูหรา, สง่า, เรียบหรู | thanh lịch, sang trọng, sang | elegante, raffinato, chic, sofisticato, eleganza
feminine | feminine, girly, ladylike | 女人味, 淑女, 女性化 | 여성스러운, 페미닌, 여성적인 | フェミニン, 女性らしい, ガーリー | женственный, женственность | féminin, féminine | เฟมินีน, หวาน | nữ tính, điệu đà, bánh bèo | femminile, femminilità
sexy | sexy, seductive | 性感 | 섹시 | セクシー | сексуальный, соблазнительный | sexy, sensuel | เซ็กซี่ | gợi cảm, sexy, quyến rũ | sexy, sensuale
boho | boho, bohemian, hippie | 波西米亚, 嬉皮 | 보헤미안, 보호, 히피 | ボヘミアン, ボーホー, ヒッピー | бохо, богемный, хиппи | bohème, boho, hippie | โบฮีเมียน, โบโฮ | bohemian, boho | boho, bohémien, hippy
street | street, streetwear, urban, hip hop | 街头, 潮牌, 嘻哈 | 스트릿, 스트리트, 힙합 | ストリート, ヒップホップ | стритвир, уличный, стрит | streetwear, urbain, street | สตรีท, แนวสตรีท | đường phố, streetwear | streetwear, urbano
sporty | sporty, athleisure, athletic | 运动风, 运动感, 运动休闲 | 스포티, 애슬레저 | スポーティー, アスレジャー | спортивный стиль, атлейжер | sportif, sportive, athleisure | สปอร์ต, สปอร์ตี้ | năng động, sporty, khỏe khoắn | sportivo, athleisure
preppy | preppy, ivy, collegiate, academia | 学院风, 学院 | 프레피, 아이비, 스쿨룩 | プレッピー, アイビー | преппи, университетский | preppy, bcbg | พรีพพี, สไตล์นักเรียน | học đường, preppy | preppy
classic | classic, timeless, traditional | 经典 | 클래식 | クラシック, 定番 | классика, классический | classique, intemporel | คลาสสิก | kinh điển, classic | classico, intramontabile
modern | modern, contemporary | 现代, 摩登 | 모던, 현대적인 | モダン, 現代的 | современный, модерн | moderne, contemporain | โมเดิร์น, ทันสมัย | hiện đại | moderno, contemporaneo
futuristic | futuristic, space age, cyber | 未来感, 科技感, 未来主义 | 미래적인, 퓨처리스틱, 사이버 | フューチャリスティック, 近未来 | футуристичный, футуризм | futuriste | ล้ำยุค, อนาคต | tương lai, vị lai | futuristico
punk | punk, rock, edgy, rocker | 朋克, 摇滚 | 펑크, 락시크 | パンク, ロック | панк, рок | punk, rock | พังก์, ร็อก | punk, rock, bụi bặm | punk, rock
gothic | gothic, goth, dark romantic | 哥特, 暗黑 | 고딕, 고스 | ゴシック, ゴス | готика, готический | gothique | โกธิค | gothic | gotico, dark
grunge | grunge | 垃圾摇滚, 颓废 | 그런지 | グランジ | гранж | grunge | กรันจ์ | grunge | grunge
glam | glamorous, glam, glitzy, luxurious, luxury | 华丽, 奢华 | 글래머러스, 화려한, 럭셔리, 화려하게 | グラマラス, ゴージャス, 華やか | гламур, гламурный, роскошный | glamour, luxueux | กลามัวร์, หรู, อลังการ | lộng lẫy, quyến rũ sang, sang chảnh | glamour, lussuoso
cute | cute, kawaii, sweet, adorable | 可爱, 甜美, 萌 | 귀여운, 깜찍한, 큐트, 러블리 | かわいい, 可愛い, キュート, カワイイ, 甘さ, 甘め | милый, миленький, каваи | mignon, mignonne, adorable | น่ารัก, คิวท์ | dễ thương, đáng yêu, ngọt ngào | carino, tenero, kawaii
playful | playful, fun, whimsical, quirky | 俏皮, 趣味, 童趣 | 발랄한, 유쾌한, 키치 | 遊び心, 楽しい, ポップな | игривый, веселый, забавный | ludique, amusant, espiègle | ขี้เล่น, สนุก | vui nhộn, tinh nghịch, vui tươi | giocoso, divertente
bold | bold, statement, eye-catching, dramatic | 大胆, 醒目, 夸张 | 대담한, 과감한, 눈에 띄는 | 大胆, インパクト, 派手 | смелый, эффектный, броский | audacieux, affirmé, spectaculaire | โดดเด่น, จัดจ้าน | táo bạo, nổi bật, ấn tượng | audace, d'impatto, appariscente
delicate | delicate, dainty, ethereal, dreamy | 精巧, 仙气, 梦幻, 飘逸 | 섬세한, 여리여리한, 몽환적인, 하늘하늘한 | 繊細, 儚い, ふんわり | нежный, воздушный образ, деликатный | délicat, délicate, éthéré | บอบบาง, ละมุน, พริ้ว | mỏng manh, tiên tử, mơ mộng, bay bổng | delicato, etereo, sognante
natural | natural, organic mood, rustic | 自然, 田园, 质朴 | 내추럴, 자연스러운 | ナチュラル, 自然 | натуральный, природный, деревенский | naturel, naturelle, rustique | ธรรมชาติ | tự nhiên, mộc mạc | naturale, rustico
cottage | cottagecore, country, prairie, farmhouse | 田园风, 乡村 | 코티지코어, 컨트리 | カントリー, コテージコア | коттеджкор, кантри, деревенский стиль | champêtre, cottagecore, campagne | คอทเทจคอร์, คันทรี | đồng quê, thôn quê | campagnolo, country, campestre
nautical | nautical, sailor, marine | 海军风, 航海, 水手风 | 마린, 마린룩, 항해 | マリン, ノーティカル | морской стиль, морской, матросский | marin, nautique, esprit marin | แนวกะลาสี, มารีน | hải quân phong cách, thủy thủ phong cách, phong cách biển | marinaro, nautico
military | military, utilitarian, utility | 军装, 军旅风, 机能 | 밀리터리, 유틸리티 | ミリタリー, ユーティリティ | милитари, военный | militaire, utilitaire | มิลิทารี, ทหาร | quân đội, military, lính | militare, utility
workwear | workwear, worker, chore | 工装, 工装风 | 워크웨어, 작업복 | ワークウェア, ワーク | рабочий, ворквир, спецодежда | workwear, bleu de travail | เวิร์กแวร์ | workwear, bảo hộ | workwear, da lavoro
western | western, cowboy, cowgirl | 西部, 牛仔风 | 웨스턴, 카우보이 | ウエスタン, カウボーイ | вестерн, ковбойский | western, cow-boy | คาวบอย, เวสเทิร์น | cao bồi, miền tây cao bồi | western, cowboy
oriental | chinoiserie, new chinese style, guochao | 新中式, 国风, 中国风, 国潮 | 동양풍, 중국풍 | チャイナ風, 和風, アジアン | восточный, китайский стиль | chinoiserie, asiatique | สไตล์จีน, เอเชียน | phong cách trung hoa, á đông | cineserie, orientaleggiante
y2k | y2k, 2000s, noughties | 千禧风, 千禧, Y2K | Y2K, 세기말 | Y2K, 平成ギャル | y2k, нулевые | y2k, années 2000 | y2k | y2k | y2k, anni 2000
seventies | 70s, 1970s, seventies, disco | 70年代, 七十年代, 迪斯科 | 70년대, 디스코 | 70年代, ディスコ | 70-е, 70-х, диско, семидесятые | années 70, disco | ยุค 70, ดิสโก้ | thập niên 70, những năm 70 | anni 70, anni settanta, disco
sixties | 60s, 1960s, sixties, mod | 60年代, 六十年代 | 60년대 | 60年代 | 60-е, 60-х, шестидесятые | années 60, sixties | ยุค 60 | thập niên 60, những năm 60 | anni 60, anni sessanta
eighties | 80s, 1980s, eighties | 80年代, 八十年代 | 80년대 | 80年代 | 80-е, 80-х, восьмидесятые | années 80 | ยุค 80 | thập niên 80, những năm 80 | anni 80, anni ottanta
nineties | 90s, 1990s, nineties | 90年代, 九十年代 | 90년대 | 90年代 | 90-е, 90-х, девяностые | années 90 | ยุค 90 | thập niên 90, những năm 90 | anni 90, anni novanta
twenties | 20s, 1920s, art deco, gatsby, flapper | 20年代, 装饰艺术 | 아르데코, 1920년대 | アールデコ, 1920年代 | арт-деко, 20-х, гэтсби | art déco, années 20, années folles | อาร์ตเดโค, ยุค 20 | art deco, thập niên 20 | art déco, anni 20, anni venti
fresh | fresh, light-hearted | 清新, 清爽 | 산뜻한, 상큼한, 시원한 | 爽やか, フレッシュ | свежий, освежающий | frais, fraîche | สดชื่น | tươi mát, tươi trẻ, mát mẻ | fresco
calm | calm, serene, quiet, quiet luxury | 静谧, 安静, 低调, 老钱风 | 차분한, 고요한, 올드머니 | 落ち着いた, 静かな | спокойный, тихая роскошь | calme, serein, discret | สงบ, สุขุม | nhẹ nhàng, trầm lắng | calmo, sereno, discreto
cozy | cozy, cosy, snug | 温暖, 舒适, 暖和 | 포근한, 따뜻한, 아늑한 | あったか, ほっこり, 暖かい | уютный, теплый уютный | douillet, cosy, cocooning | อบอุ่น, นุ่มสบาย | ấm áp, ấm cúng | accogliente, caldo e comodo, cosy
comfortable | comfortable, comfy, easy to wear | 舒服, 好穿 | 편안한, 편한 | 着心地の良い, 楽な, 楽ちん | удобный, комфортный | confortable | ใส่สบาย, สบาย | thoải mái, dễ mặc | confortevole, pratico
`
