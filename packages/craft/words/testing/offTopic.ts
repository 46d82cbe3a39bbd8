import type { LanguageId } from '@toile/rules/languages/index.ts'

/** Sentences that speak of something else, with words that look like colours, garments and prints; nothing is to be read in them. */
export const offTopic: Readonly<Record<LanguageId, string>> = {
  en: `
I can't log in, the blue button does nothing
please send me the invoice for March
Mr Brown called about the orange juice delivery
my card was declined twice, can I get a refund?
it is going to rain all week, take a coat of optimism
the train to Gold Coast leaves at nine
how do I change my password?
the light in our office kitchen is broken again
Rose is on holiday until Monday
we had a salmon and lime salad for lunch
who won the match last night?
the page is blank and the screen went black
could you address this issue before Friday
my cat is sick and I have to see the vet
the printer is out of ink and paper
what time does the bank open in winter
The red team beat the blue team three to one
Can you reset my subscription before it renews?
My grandmother grows roses and tulips behind the house
There was a leopard at the zoo
He wore out his welcome
I'll be in the office at nine, bring the contract
Please cancel order 4471
The coat rack fell on the dog
What is the capital of Turkey?
The stars are beautiful tonight
Our new collection of stamps arrived
How many credits do I have left?
Turn right at the green house and park by the silver van
Our dog ate two socks and a glove
I'd like a table for four at eight, please
The cloud service went down during the storm
Happy birthday, have a lovely summer
He tied the boat to the pier
The museum shows ancient gold coins from Egypt
I forgot to water the plants
Pink noise helps me sleep at night
Is there a discount for students?
The river was brown after the storm
`,
  zh: `
我登录不了账号，按钮点了没反应
请把三月份的发票发给我
今天天气很好，蓝天白云
小红和小明明天去上学
银行卡被扣了两次钱，怎么退款
下周一几点开会
怎么修改密码
火车晚点了两个小时
红包已经领取了
中午吃了番茄炒蛋和绿豆汤
订单还没有发货，请尽快处理
我家的猫生病了
网页打开是空白的，屏幕变黑
周末带孩子去海洋馆玩
红队三比一赢了蓝队
我奶奶在院子里种了玫瑰和郁金香
动物园里有一只豹子
请取消4471号订单
今晚的星星真美
我还剩多少积分
土耳其的首都是哪里
公司楼下新开了一家咖啡店
他穿过马路去对面
水果涨价了
请右转，把车停在绿色房子旁边
我们家的狗咬坏了两只袜子
想订四个人的位子
祝你生日快乐，暑假愉快
博物馆展出了古代金币
学生有优惠吗
我忘了给花浇水
夜里下了大雪，路面都白了
`,
  ko: `
로그인이 안 돼요 비밀번호를 잊어버렸어요
세금계산서 보내주세요
오늘 날씨가 정말 좋네요 파란 하늘
카드가 두 번 결제됐어요 환불해 주세요
점심에 김치찌개랑 계란말이 먹었어요
회의는 몇 시에 시작하나요
기차가 한 시간 늦었어요
우리 집 고양이가 아파서 병원에 갔어요
화면이 까맣게 변하고 아무것도 안 나와요
은행은 몇 시에 문을 여나요
주말에 아이들과 바다에 다녀왔어요
택배가 아직 안 왔는데 확인 부탁드려요
사진 파일이 너무 커서 업로드가 안 돼요
할머니가 마당에 장미를 키워요
동물원에 호랑이가 있었어요
주문 4471번 취소해 주세요
오늘 밤 별이 정말 예쁘네요
크레딧이 얼마나 남았나요
빨간 신호등에 멈추세요
회사 앞에 새 커피숍이 생겼어요
과일 값이 올랐어요
터키의 수도는 어디인가요
초록색 집에서 우회전하세요
네 명 자리 예약하고 싶어요
생일 축하해 즐거운 여름 보내
우리 강아지가 양말을 물어뜯었어
박물관에 금화가 전시되어 있어요
학생 할인이 있나요
화분에 물 주는 걸 깜빡했어요
밤새 눈이 내려서 길이 하얘요
`,
  ja: `
ログインできません、パスワードを忘れました
三月の請求書を送ってください
今日はいい天気ですね、空が青いです
返金はいつになりますか
料金が二回引き落とされています
会議は何時からですか
電車が一時間遅れています
うちの猫が病気になりました
画面が真っ黒になって動きません
昼ご飯はトマトパスタを食べました
週末は子供と海に行きました
銀行は何時に開きますか
荷物がまだ届きません、確認をお願いします
面白い映画を見たいです
祖母は庭でバラとチューリップを育てています
動物園に虎がいました
注文4471をキャンセルしてください
今夜は星がきれいですね
クレジットはあといくつ残っていますか
赤信号では止まってください
会社の前に新しい喫茶店ができました
果物が高くなりました
トルコの首都はどこですか
緑の家を右に曲がってください
四人で予約したいのですが
お誕生日おめでとう、楽しい夏を
犬が靴下を食べてしまった
博物館に金貨が展示されています
学生割引はありますか
花に水をやるのを忘れた
夜の間に雪が降って道が白い
`,
  ru: `
не могу войти в аккаунт, забыл пароль
пришлите, пожалуйста, счёт за март
сегодня хорошая погода, небо голубое
деньги списали дважды, верните их на карту
во сколько начинается совещание
поезд опоздал на два часа
у меня заболела кошка, еду к ветеринару
экран стал чёрным и ничего не происходит
на обед был томатный суп и салат
где посмотреть историю платежей
Роза приедет в понедельник вечером
банк открывается в девять утра
как изменить адрес доставки
синий экран появился после обновления
бабушка выращивает розы и тюльпаны за домом
в зоопарке был леопард
отмените заказ 4471
сегодня очень красивые звёзды
сколько у меня осталось кредитов
красная команда победила синюю
столица Турции это Анкара
фрукты подорожали
мама купила лимоны и клубнику на рынке
поверните направо у зелёного дома
хочу забронировать столик на четверых
с днём рождения, хорошего лета
собака сгрызла два носка и перчатку
в музее выставлены золотые монеты
есть ли скидка для студентов
я забыл полить цветы
ночью выпал снег и дорога белая
`,
  fr: `
je n'arrive pas à me connecter, mot de passe oublié
pouvez-vous m'envoyer la facture de mars
il fait beau aujourd'hui, le ciel est bleu
ma carte a été débitée deux fois, je veux un remboursement
à quelle heure commence la réunion
le train a une heure de retard
mon chat est malade, je dois voir le vétérinaire
l'écran est devenu noir et rien ne se passe
on a mangé une tarte aux fraises à midi
Rose est en congé jusqu'à lundi
je voudrais inviter deux collègues dans mon compte
la banque ouvre à neuf heures
comment changer mon adresse de livraison
le serveur est en panne depuis hier
ma grand-mère cultive des roses et des tulipes derrière la maison
il y avait un léopard au zoo
annulez la commande 4471
les étoiles sont belles ce soir
combien de crédits me reste-t-il
l'équipe rouge a battu l'équipe bleue
quelle est la capitale de la Turquie
les fruits ont augmenté au marché
il a retourné sa veste pendant la campagne
tournez à droite après la maison verte
je voudrais réserver une table pour quatre
joyeux anniversaire et bel été
le chien a mangé deux chaussettes
le musée expose des pièces d'or anciennes
y a-t-il une réduction pour les étudiants
j'ai oublié d'arroser les fleurs
la neige est tombée, la route est blanche
`,
  th: `
เข้าสู่ระบบไม่ได้ ลืมรหัสผ่าน
ช่วยส่งใบแจ้งหนี้เดือนมีนาคมให้หน่อย
วันนี้อากาศดีมาก ท้องฟ้าแจ่มใส
โดนหักเงินสองครั้ง ขอคืนเงินได้ไหม
ประชุมเริ่มกี่โมง
รถไฟมาสายหนึ่งชั่วโมง
แมวที่บ้านป่วยต้องพาไปหาหมอ
หน้าจอดับแล้วเปิดไม่ติด
เที่ยงนี้กินส้มตำกับไก่ย่าง
ธนาคารเปิดกี่โมง
เสาร์อาทิตย์พาลูกไปเที่ยวทะเล
พัสดุยังไม่มาถึง ช่วยตรวจสอบด้วย
อยากดูหนังเรื่องใหม่
คุณยายปลูกกุหลาบกับทิวลิปหลังบ้าน
ที่สวนสัตว์มีเสือดาวตัวหนึ่ง
ช่วยยกเลิกคำสั่งซื้อ 4471
คืนนี้ดาวสวยมาก
เหลือเครดิตเท่าไหร่
เมืองหลวงของตุรกีคือที่ไหน
ผลไม้แพงขึ้นมาก
ทีมแดงชนะทีมน้ำเงินสามต่อหนึ่ง
เลี้ยวขวาที่บ้านสีเขียว
ขอจองโต๊ะสี่ที่
สุขสันต์วันเกิด
หมากัดถุงเท้าขาดสองข้าง
พิพิธภัณฑ์แสดงเหรียญทอง
มีส่วนลดสำหรับนักเรียนไหม
ลืมรดน้ำต้นไม้
ถนนลื่นเพราะฝนตก
`,
  vi: `
tôi không đăng nhập được, quên mật khẩu rồi
gửi giúp tôi hóa đơn tháng ba
hôm nay trời đẹp quá, trời xanh mây trắng
thẻ bị trừ tiền hai lần, cho tôi hoàn tiền
mấy giờ bắt đầu họp
tàu bị trễ một tiếng
con mèo nhà tôi bị ốm
màn hình bị đen và không phản hồi
trưa nay ăn cơm với cá kho
ngân hàng mở cửa lúc mấy giờ
trang này báo lỗi hoài
cuối tuần đưa bọn trẻ đi biển chơi
đồng hồ của tôi bị hỏng
hàng vẫn chưa giao, kiểm tra giúp tôi
bà tôi trồng hoa hồng và tulip sau nhà
trong sở thú có một con báo
hủy đơn hàng 4471 giúp tôi
đêm nay sao đẹp quá
tôi còn bao nhiêu tín dụng
thủ đô của Thổ Nhĩ Kỳ là gì
trái cây dạo này đắt quá
đội đỏ thắng đội xanh ba một
anh ấy mặc kệ mọi người
rẽ phải ở căn nhà màu xanh lá
cho tôi đặt bàn bốn người
chúc mừng sinh nhật, mùa hè vui vẻ
con chó cắn rách hai chiếc tất
bảo tàng trưng bày đồng xu vàng cổ
có giảm giá cho sinh viên không
tôi quên tưới hoa rồi
đường trắng xóa vì tuyết rơi
`,
  it: `
non riesco ad accedere, ho dimenticato la password
mi mandi la fattura di marzo per favore
oggi è una bella giornata, il cielo è azzurro
la carta è stata addebitata due volte, voglio il rimborso
a che ora comincia la riunione
il treno è in ritardo di un'ora
il mio gatto è malato, devo andare dal veterinario
lo schermo è diventato nero e non succede niente
a pranzo abbiamo mangiato una torta di fragole
la signora Bianchi ha chiamato stamattina
come faccio a cambiare l'indirizzo di consegna
la banca apre alle nove
il server non risponde da ieri sera
Rosa è in ferie fino a lunedì
mia nonna coltiva rose e tulipani dietro casa
allo zoo c'era un leopardo
annulla l'ordine 4471
le stelle sono bellissime stasera
quanti crediti mi restano
la squadra rossa ha battuto la squadra blu
qual è la capitale della Turchia
la frutta è aumentata al mercato
ho comprato limoni e fragole al mercato
gira a destra alla casa verde
vorrei prenotare un tavolo per quattro
buon compleanno e buona estate
il cane ha mangiato due calzini
il museo espone monete d'oro antiche
c'è uno sconto per studenti
ho dimenticato di annaffiare i fiori
è caduta la neve e la strada è bianca
`,
}
