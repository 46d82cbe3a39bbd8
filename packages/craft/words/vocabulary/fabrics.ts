/** Fabrics and what they are like: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const fabrics = `
fabric | fabric, cloth, material | 面料, 布料 | 원단, 소재, 천 | 生地, 布, 素材 | ткань, материал, ткани | tissu, étoffe | ผ้า, เนื้อผ้า | vải, chất liệu | tessuto, stoffa
cotton | cotton | 棉, 纯棉, 棉布, 全棉 | 면, 코튼, 순면 | コットン, 綿 | хлопок, хлопковый, хлопка, хб | coton | ผ้าฝ้าย, ฝ้าย, คอตตอน | cotton, vải bông | cotone
organic_cotton | organic cotton | 有机棉 | 오가닉 코튼, 유기농 면 | オーガニックコットン | органический хлопок, органического хлопка | coton bio, coton biologique | ฝ้ายออร์แกนิก | cotton hữu cơ | cotone biologico
poplin | poplin, broadcloth | 府绸 | 포플린 | ブロード, ポプリン | поплин | popeline | ป๊อปลิน | poplin, vải popeline | popeline
voile | voile, lawn, batiste | 巴厘纱, 细薄棉布 | 보일, 론, 바티스트 | ボイル, ローン | вуаль, батист | voile, batiste | ผ้าวอยล์, ผ้าลอน | vải voile, vải voan cotton | voile, batista
seersucker | seersucker | 泡泡纱 | 시어서커 | シアサッカー, サッカー生地 | сирсакер, жатка | seersucker | ผ้าซีร์ซัคเกอร์ | vải seersucker, vải nhăn | seersucker, crespo a righe
denim | denim | 牛仔, 牛仔布, 丹宁 | 데님, 청 | デニム | деним, джинсовый, джинса, джинсовой | denim, toile denim, en jean, de jean | เดนิม, ผ้ายีนส์ | denim, vải jean, vải bò | denim, di jeans, in jeans
chambray | chambray | 青年布 | 샴브레이, 샴브라이 | シャンブレー | шамбре | chambray | แชมเบรย์ | chambray | chambray
linen | linen | 亚麻, 麻, 亚麻布, 麻料 | 린넨, 리넨, 마 | リネン, 麻 | лен, льна, льняной, из льна | lin | ลินิน, ผ้าลินิน | lanh, vải lanh, linen, đũi | lino
hemp | hemp | 大麻布, 汉麻 | 헴프 | ヘンプ | конопля, пенька | chanvre | กัญชง, ผ้าใยกัญชง | vải gai dầu, sợi gai dầu | canapa
silk | silk, silky | 丝绸, 真丝, 桑蚕丝 | 실크 | シルク, 絹 | шелк, шелковый, шелка | soie, soyeux | ผ้าไหม, ไหม | lụa, tơ tằm, vải lụa | seta, serico
satin | satin | 缎面, 缎, 色丁 | 새틴, 공단 | サテン | атлас, сатин, атласный | satin, satiné | ซาติน, ผ้าซาติน, ต่วน | satin, phi bóng, sa tanh | raso, satin, satinato
crepe | crepe, crepe de chine | 绉纱, 绉, 双绉 | 크레이프, 크레페 | クレープ, ちりめん | креп, крепдешин | crêpe, crêpe de chine | เครป, ผ้าเครป | vải crepe, vải crêpe | crêpe, crepe, crespo
georgette | georgette | 乔其纱 | 조젯 | ジョーゼット | жоржет | georgette, crêpe georgette | ผ้าจอร์เจีย, จอร์เจ็ต | georgette, vải georgette | georgette
chiffon | chiffon | 雪纺 | 시폰, 쉬폰 | シフォン | шифон, шифоновый | mousseline, mousseline de soie | ชีฟอง | voan, chiffon | chiffon
organza | organza | 欧根纱 | 오간자, 오건디 | オーガンジー, オーガンザ | органза | organza | ออร์แกนซ่า, ผ้าแก้ว | organza, voan tơ, tơ organza | organza
tulle | tulle, net, netting | 网纱, 薄纱 | 튤, 망사 | チュール | фатин, тюль | tulle | ผ้าตาข่าย, ทูล | vải tuyn, voan lưới | tulle
lace | lace, lacy | 蕾丝 | 레이스 | レース | кружево, гипюр, кружевной, кружева | dentelle, guipure | ลูกไม้ | ren | pizzo, merletto
broderie | broderie anglaise, eyelet | 镂空绣花布, 镂空绣 | 아일렛, 펀칭 레이스 | アイレット, カットワークレース | шитье, ришелье | broderie anglaise | ผ้าฉลุ | vải thêu lỗ, ren bông | sangallo, pizzo sangallo
velvet | velvet, velour | 丝绒, 天鹅绒, 金丝绒 | 벨벳, 우단 | ベルベット, ビロード, ベロア | бархат, велюр, бархатный | velours | กำมะหยี่ | nhung | velluto
corduroy | corduroy, cord | 灯芯绒 | 코듀로이, 골덴 | コーデュロイ | вельвет, вельветовый | velours côtelé | ผ้าลูกฟูก | nhung tăm, nhung gân | velluto a coste
taffeta | taffeta | 塔夫绸 | 태피터, 타프타 | タフタ | тафта | taffetas | ผ้าทาฟต้า | vải taffeta | taffetà
brocade | brocade, jacquard | 锦缎, 提花 | 브로케이드, 자카드, 자가드 | ジャカード, ブロケード, 錦 | парча, жаккард, жаккардовый | brocart, jacquard | ผ้ายกดอก, แจ็คการ์ด, โบรเคด | gấm, jacquard, thổ cẩm gấm | broccato, jacquard
wool | wool, woollen, woolen | 羊毛, 毛呢, 呢子 | 울, 모직, 양모 | ウール, 羊毛 | шерсть, шерстяной, шерсти | laine, lainage | ขนสัตว์, ผ้าวูล, วูล | len, dạ, vải dạ | lana
cashmere | cashmere | 羊绒, 开司米 | 캐시미어 | カシミヤ, カシミア | кашемир, кашемировый | cachemire | แคชเมียร์ | cashmere, len cashmere | cashmere, cachemire
merino | merino | 美利奴 | 메리노 | メリノ | меринос | mérinos | เมอริโน | len merino, merino | merino, merinos
tweed | tweed, boucle | 粗花呢, 小香风呢, 小香风 | 트위드 | ツイード | твид, букле, твидовый | tweed | ทวีด | tweed, vải dạ tweed | tweed
bouclé | bouclé yarn, bouclé | 毛圈呢, 圈圈呢 | 부클레 | ブークレ | буклированный | bouclé, laine bouclée | ผ้าบูเคล | vải bouclé, bouclé | bouclé
mohair | mohair | 马海毛 | 모헤어 | モヘア | мохер | mohair | โมแฮร์ | mohair, len mohair | mohair
flannel | flannel | 法兰绒 | 플란넬 | フランネル, ネル | фланель | flanelle | ผ้าสักหลาด, แฟลนเนล | flannel, dạ flannel | flanella
felt | felt, melton | 毛毡, 麦尔登 | 펠트, 멜톤 | フェルト, メルトン | войлок, фетр | feutre, drap de laine | ผ้าสักหลาดหนา | nỉ dạ, dạ ép | feltro, panno
fleece | fleece, polar fleece | 抓绒, 摇粒绒 | 플리스, 후리스 | フリース | флис | polaire, molleton | ผ้าฟลีซ, ฟลีซ | nỉ bông, fleece | pile, felpato
jersey | jersey, single jersey | 汗布, 针织平纹 | 저지, 싱글 저지 | ジャージー, 天竺 | джерси, кулирка | jersey | ผ้าเจอร์ซีย์ | thun cotton, vải thun, jersey | jersey
knit | knit fabric, knitted, chunky knit | 针织布, 粗针织 | 니트 소재, 편직 | 編み, ニット地, ざっくり編み | вязка, вязаное полотно, крупная вязка | tricoté, en maille, grosse maille | ผ้าถัก, ถัก | dệt kim, len dệt kim | lavorato a maglia, in maglia
cable_knit | cable knit, aran, cabled, cable-knit, aran knit | 麻花针, 绞花, 粗针麻花, 麻花, 麻花纹, 绞花针织 | 꽈배기, 케이블 니트, 꽈배기 니트 | ケーブル編み, アラン | вязка косы, косы, с косами, с косичками, коса, крупные косы | torsadé, torsades, maille torsadée, irlandais | ถักลายเปีย | len vặn thừng, vặn thừng | maglia a trecce, a trecce, trecce
crochet | crochet | 钩针 | 크로셰, 코바늘 | かぎ針編み, クロシェ | крючком, вязаный крючком | crochet | โครเชต์, ถักโครเชต์ | móc len, đan móc | uncinetto, all'uncinetto
mesh | mesh, fishnet | 网眼 | 메쉬, 매쉬 | メッシュ | сетка, сетчатый | résille, mesh, filet | ผ้าตาข่ายกีฬา, ตาข่าย | lưới, vải lưới | rete, mesh
leather | leather | 皮革, 真皮, 皮质, 皮 | 가죽, 레더 | レザー, 革, 本革 | кожа, кожаный, кожи | cuir | หนัง, หนังแท้ | da, da thật | pelle, cuoio
faux_leather | faux leather, vegan leather, pleather, pu leather | 人造革, 仿皮, PU皮 | 인조가죽, 페이크 레더, 에코레더 | 合皮, フェイクレザー, エコレザー | экокожа, искусственная кожа, кожзам | similicuir, simili cuir, faux cuir | หนังเทียม, หนัง pu | da giả, da pu, giả da | ecopelle, similpelle, finta pelle
suede | suede | 麂皮, 绒面革 | 스웨이드, 세무 | スエード, スウェード | замша, замшевый | daim, suédine | หนังกลับ | da lộn | camoscio, pelle scamosciata, scamosciato
fur | fur | 皮草, 毛皮 | 모피, 퍼 | 毛皮, ファー | мех, меховой | fourrure | ขนเฟอร์, เฟอร์ | lông thú | pelliccia
faux_fur | faux fur, fake fur | 人造皮草, 仿皮草, 人造毛 | 인조 모피, 페이크 퍼 | フェイクファー, エコファー | искусственный мех, экомех | fausse fourrure, imitation fourrure | ขนเฟอร์เทียม, เฟอร์เทียม | lông giả, lông nhân tạo | pelliccia ecologica, ecopelliccia, pelliccia sintetica
shearling | shearling, sheepskin, sherpa | 羊羔毛, 羊羔绒, 羊剪绒 | 무스탕, 양털, 뽀글이 | ボア, ムートン | дубленка, овчина | peau lainée, mouton retourné, shearling | ขนแกะ | da lông cừu, lông cừu | montone, shearling
polyester | polyester | 涤纶, 聚酯纤维 | 폴리에스터, 폴리 | ポリエステル | полиэстер | polyester | โพลีเอสเตอร์ | polyester, vải poly | poliestere
nylon | nylon | 尼龙, 锦纶 | 나일론 | ナイロン | нейлон | nylon | ไนลอน | nylon, vải dù | nylon
viscose | viscose, rayon | 粘胶, 人棉, 人造丝 | 레이온, 비스코스, 인견 | レーヨン, ビスコース | вискоза, вискозный, штапель | viscose | เรยอน, วิสโคส | viscose, rayon, lanh tôn | viscosa
modal | modal, tencel, lyocell | 莫代尔, 天丝, 莱赛尔 | 모달, 텐셀, 리오셀 | モダール, テンセル, リヨセル | модал, тенсел, лиоцелл | modal, tencel, lyocell | เทนเซล, โมดัล | modal, tencel | modal, tencel, lyocell
spandex | spandex, elastane, lycra | 氨纶, 莱卡 | 스판, 스판덱스 | スパンデックス, ポリウレタン | эластан, лайкра, спандекс | élasthanne, lycra | สแปนเด็กซ์ | thun spandex, spandex | elastan, lycra
neoprene | neoprene, scuba | 潜水料, 氯丁橡胶 | 네오프렌, 스쿠버 | ネオプレン | неопрен | néoprène | นีโอพรีน, ผ้าสกูบ้า | neoprene, vải scuba | neoprene
gabardine | gabardine | 华达呢 | 개버딘 | ギャバジン | габардин | gabardine | ผ้ากาบาร์ดีน | gabardine, vải kaki gabardine | gabardine
twill | twill, drill | 斜纹布, 斜纹 | 트윌, 능직 | ツイル, 綾織 | твил, саржа | sergé, twill | ทวิล, ผ้าทวิล | twill, vải chéo | twill, saia
canvas_fabric | canvas, duck cloth | 帆布 | 캔버스, 캔버스천 | キャンバス, 帆布 | канвас, парусина | toile épaisse, canvas | ผ้าแคนวาส, ผ้าใบ | vải canvas, vải bố | tela, canvas
muslin | muslin, calico, double gauze | 坯布, 平纹细布, 双层纱 | 머슬린, 광목, 거즈 | シーチング, ガーゼ, モスリン | муслин, бязь, миткаль | mousseline de coton, double gaze, toile à patron | ผ้าดิบ, ผ้ามัสลิน | vải muslin, vải mộc, xô | mussola, tela da modello, doppia garza
lame | lame, lamé, metallic fabric | 金银线织物, 金属丝面料 | 라메 | ラメ | ламе, люрекс | lamé, lurex | ลาเม่, ผ้าลาเม่ | vải lamé, kim tuyến | lamé, lurex
vinyl | vinyl, patent leather, pvc | 漆皮, PVC | 비닐, 에나멜, PVC | エナメル, ビニール | винил, лаковая кожа, лаке | vinyle, cuir verni, verni | หนังแก้ว, ไวนิล | da bóng, vinyl, nhựa pvc | vernice, vinile
recycled | recycled, upcycled, sustainable fabric | 再生面料, 再生, 环保面料 | 리사이클, 재생 소재 | リサイクル, 再生素材 | переработанный, вторичный | recyclé, recyclée, upcyclé | รีไซเคิล | tái chế | riciclato
waterproof | waterproof, water-resistant | 防水 | 방수 | 防水, 撥水 | водонепроницаемый, непромокаемый | imperméable à l'eau, déperlant, waterproof | กันน้ำ | chống nước, chống thấm | impermeabile all'acqua, idrorepellente
lightweight | lightweight, light fabric, airy | 轻薄, 轻盈 | 얇은, 가벼운 | 薄手, 軽い, 軽やか | легкий, тонкий, воздушный | léger, légère, fluide léger | บางเบา, เบา | mỏng nhẹ, nhẹ, mỏng | leggero
heavyweight | heavyweight, thick, heavy | 厚实, 厚, 加厚, 重磅 | 두꺼운, 도톰한 | 厚手, 厚い | плотный, толстый, тяжелый | épais, épaisse, lourd | หนา | dày, dày dặn | pesante, spesso
soft | soft | 柔软 | 부드러운 | 柔らかい, 柔らか | мягкий | doux, douce, souple | นุ่ม, นิ่ม | mềm, mềm mại | soffice, morbido al tatto
shiny | shiny, glossy, lustrous | 光泽, 亮面 | 광택, 반짝이는 | 光沢, つや | блестящий, глянцевый | brillant, brillante, lustré | มันวาว, เงา, แวววาว | bóng, óng ánh | lucido, brillante
matte | matte, matt | 哑光 | 무광, 매트한 | マット | матовый | mat, mate | ด้าน, ผิวด้าน | lì, mờ | opaco
washed | washed, stonewashed, faded, distressed | 水洗, 做旧, 磨白 | 워싱, 물빠진, 빈티지 워싱 | ウォッシュ, 色落ち, ダメージ | варенка, вареный, выбеленный, потертый | délavé, délavée, usé | ฟอกสี, ฟอก, ขาด | wash bạc, bạc màu, mài | slavato, délavé, stone washed
tie_dye | tie-dye, tie dye, shibori, ice dye, dip dyed | 扎染, 扎染风, 蓝染, 绞染 | 타이다이, 홀치기염색, 시보리 염색, 시보리 무늬, 타이다이 염색 | タイダイ, 絞り染め, 絞り, しぼり染め, タイダイ柄 | тай-дай, тайдай, шибори, узелковый батик | tie-dye, tie and dye, shibori, tie dye | มัดย้อม, ชิโบริ, ลายมัดย้อม | nhuộm loang, tie dye, shibori, tie-dye, loang | tie-dye, tie dye, shibori, tie & dye
ombre | ombre, ombré, gradient, dip-dye | 渐变, 渐变色 | 그라데이션, 옴브레 | グラデーション, オンブレ | омбре, градиент | dégradé, ombré | ไล่สี, ไล่เฉด, ออมเบร | ombre, chuyển màu, loang màu | sfumato, degradé, ombré
`
