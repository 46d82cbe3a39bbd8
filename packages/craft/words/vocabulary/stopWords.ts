import type { LanguageId } from '@toile/rules/languages/index.ts'

/** Words that carry no wish of their own: articles, particles, and the ways of asking. */
export const stopWords: Readonly<Record<LanguageId, string>> = {
  en: `
a an the in of for to it its be is should make made please pls some something style look-like i want would like that this and very really bit lil so is are as at from up
i we my our your you me some something someone feel feels feeling looking going give create design need needs want love loved nice kind sort type version idea brief please can could would should might maybe perhaps just also only still rather quite fairly really so too let lets get keep stay where which what when who than then there here these those they them his her its into onto over under around between across through about like similar inspired inspiration theme themed based made using use used done go goes but have has had having do does am was were been being mix mixed combination shades shade tones tone one for all every each any both same another other more-or-less please thanks thank hi hello
instead lots many plenty of few several much around side by kinda maybe wash long-ish
pattern patterns layout busy
try trying d ll m ve re t s needs add-on id wish wishes prefer possible
`,
  zh: `
的 了 吧 我 想要 想 给 请 个 一点 一些 要 穿 风格 风 是 款 只 条 颗 排 再 做 改
我要 希望 需要 帮我 请帮我 做一个 做成 设计 一款 一个 一件 一条 一套 一排 一圈 一种 那种 这种 有点 感觉 感 比较 整体 主题 灵感 元素 为主 为 给我 可以 能 能不能 最好 就 也 都 还 还要 并 或 上 上面 里 中 用 加点 配上 来 来个 来点 以 为主题 样子 类型 版 效果 带有 带点 色系 系 调 面料 材质 图案 印 做
把 将 被 排列 很多 许多 多个 几个 处
就好 即可 的话
麻烦 吗 试试 换成试
`,
  ko: `
을 를 이 가 은 는 의 에 로 으로 도 만 좀 해줘 해주세요 느낌 스타일 개 벌 하게 거 색 톤 룩 한 인
부탁해 부탁해요 부탁드려요 해줘요 만들어줘 만들어 주세요 만들어주세요 그려줘 디자인 원해요 원함 싶어요 싶어 같은 같이 스타일로 느낌으로 분위기 분위기로 느낌의 톤으로 풍 풍으로 으로만 에서 에다 위에 위 그런 이런 좀더 전체적으로 메인으로 컬러로 계열 배치 달린 들어간 들어가는 있는 된 한 장 벌 정도 정도로 약간 느낌나는 나는 기본 무드 무드로 컨셉 컨셉으로 버전
많은 여러 여러개 줘 지고 되게 되어 되는 이면
라인 요
바꿔 달아 주세요 좋겠
`,
  ja: `
の を に は が で も な へ から まで して ください 感じ 風 っぽい みたい つ 個 枚 用 お 系 め
ほしい 欲しい したい お願い お願いします 作って 描いて デザイン 雰囲気 イメージ 風の 調 調の 系の っぽく ような ように 全体 全体的に メイン ベースに 使った 使って した された ある いる です ます 付いた 入った 入り 感 感じで テイスト 仕様 仕上げ ものを もの やつ この その 上に 中に など だけ 少しだけ くらい ぐらい ください
体 多い たくさん 用の 用 て い 着 してください にして
合い 合いの
もらえ もらえますか いい なら かな
`,
  ru: `
модель модели в из изо для от к у о это очень чтобы пожалуйста хочу стиле стиль тона цвета же бы сделай сделать платьице
хочу хотелось хотелось-бы нужно нужен нужна нужны сделайте нарисуй нарисуйте создай придумай какой-то что-то типа вроде как бы чтобы было был была были этот эта эти тот там тут мне нам мой моя для по под над при до из-за со во он она они весь вся все всё только просто можно надо пусть нарядный нарядное нарядная стилистике духе теме тему мотивам виде оттенок оттенка оттенки оттенков тон тонах цветом вокруг между него нее них
друг другу количеством большим много несколько штук
попробовать попробуй хочется чего пожалуйста можно ли давай давайте
`,
  fr: `
un une des le la les de du d l en pour dans svp plutot tres je veux voudrais style s c est a qui
je voudrais aimerais veux besoin faire fais faites faut mettre mets peux peut pouvez mon ma mes notre nos son sa ses ce cet cette ces on nous vous il elle ils elles qui que quoi dont ou comme genre type facon esprit inspiration inspire inspiree inspires theme base teinte teintes nuance nuances ton tons ambiance idee quelque quelques chose bien assez trop juste aussi encore avec par entre vers chez sous sont etre soit serait version merci bonjour plutot
beaucoup plein plusieurs peu dans
tu peux essayer essayons plait j faudrait aurait qu est possible ajout
`,
  th: `
ของ ที่ เป็น ขอ อยาก ได้ ให้ หน่อย อีก นิด และ ผ้า ลาย สี ใบ ช่อง ตัว แบบ ๆ ไป ใส่ ชุด ค่ะ ครับ อัน
อยากได้ ช่วย ทำ ออกแบบ วาด สร้าง ให้เป็น ให้มี ให้ดู ดู ดูเป็น ดูมี ความ แนว สไตล์ โทน อารมณ์ ฟีล ธีม แรงบันดาลใจ เหมือน คล้าย คล้ายๆ ด้วย โดย ใน จาก กว่า มาก ๆ นะ นะคะ นะครับ จ้า เลย แล้ว ก็ จะ ว่า ทั้ง ทุก เนื้อ รูป ดอก เม็ด ผืน ลง เพื่อ สำหรับ ทรงดู แต่ง ติด ตัด
หลาย เกิน เกินไป อยาก ค่า
คะ ครับผม
`,
  vi: `
cái chiếc của cho là một chút làm mình muốn kiểu phong cách vải màu được nhé ạ lại đi phải
tôi mình em anh chị muốn cần hãy giúp vẽ thiết kế tạo làm ra kiểu dạng dáng loại chất mẫu phong cảm hứng chủ đề theo như giống hơi khá rất quá lắm thôi nữa cũng và thì mà ở từ đến vào lên xuống này kia đó ấy các những mỗi cả toàn gồm dùng sử dụng đi ạ nha nhé nhá giùm họa tiết gam tông phần con chút xíu
nhiều thành đồ bộ hình cỡ
ơn thử làm
`,
  it: `
un una uno il lo la i gli le di da del della dei in per che vorrei stile d l al alla e molto meglio
vorrei voglio vogliamo serve bisogno fai fare fammi crea disegna mi ci si che chi cui come tipo genere ispirato ispirata ispirazione tema base stile sensazione aria idea qualcosa qualche questo questa questi queste quello quella mio mia nostro nostra suo sua sono essere sia sarebbe ha ho hanno molto tanto poco troppo abbastanza anche solo ancora tra fra sopra sotto verso ai agli alle dal dalla dai dalle nel nella nei nelle sul sulla sui sulle coi tono toni tonalita colore sfumature sfumatura versione grazie ciao piuttosto ad ed lo
tante tanti tanta tanto alcuni alcune
a
puoi puo farlo farla favore provare prova servono possibile proviamo
`,
}
