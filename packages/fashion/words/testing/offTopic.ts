import type { LanguageId } from '../../languages/index.ts'

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
`,
}
