import type { LanguageId } from '../../languages/index.ts'

/** Words that carry no wish of their own: articles, particles, and the ways of asking. */
export const stopWords: Readonly<Record<LanguageId, string>> = {
  en: `a an the in of for to it its be is should make made please pls some something style look-like i want would like that this and very really bit lil so is are as at from up`,
  zh: `的 了 吧 我 想要 想 给 请 个 一点 一些 要 穿 风格 风 是 款 只 条 颗 排 再 做 改`,
  ko: `을 를 이 가 은 는 의 에 로 으로 도 만 좀 해줘 해주세요 느낌 스타일 개 벌 하게 거 색 톤 룩 한 인`,
  ja: `の を に は が で も な へ から まで して ください 感じ 風 っぽい みたい つ 個 枚 用 お 系 め`,
  ru: `модель модели в из изо для от к у о это очень чтобы пожалуйста хочу стиле стиль тона цвета же бы сделай сделать платьице`,
  fr: `un une des le la les de du d l en pour dans svp plutot tres je veux voudrais style s c est a qui`,
  th: `ของ ที่ เป็น ขอ อยาก ได้ ให้ หน่อย อีก นิด และ ผ้า ลาย สี ใบ ช่อง ตัว แบบ ๆ ไป ใส่ ชุด ค่ะ ครับ อัน`,
  vi: `cái chiếc của cho là một chút làm mình muốn kiểu phong cách vải màu được nhé ạ lại đi phải`,
  it: `un una uno il lo la i gli le di da del della dei in per che vorrei stile d l al alla e molto meglio`,
}
