/** The language that letters tell by themselves, for the forms of Han letters and for shaping; where they tell none, it is none of those that shape otherwise. */
export function languageOf(text: string, family: string): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) || family.endsWith('-jp')) return 'ja'
  if (/\p{Script=Hangul}/u.test(text)) return 'ko'
  if (/\p{Script=Han}/u.test(text)) return family.endsWith('-tc') ? 'zh-Hant' : 'zh'
  if (/\p{Script=Thai}/u.test(text)) return 'th'
  if (/\p{Script=Cyrillic}/u.test(text)) return 'ru'
  return /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu.test(text) ? 'vi' : 'en'
}
