/** The writing systems of the nine languages; Vietnamese is Latin with stacked marks. */
const scripts = ['latin', 'cyrillic', 'thai', 'hangul', 'kana', 'han'] as const
export type Script = (typeof scripts)[number]

const tests: readonly (readonly [Script, RegExp])[] = [
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['thai', /\p{Script=Thai}/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u],
  ['han', /\p{Script=Han}/u],
  ['latin', /[\p{Script=Latin}\p{N}]/u],
]

/** The writing system of a letter; nothing for signs that every font has its own of. */
export const scriptOf = (letter: string): Script | null => tests.find(([, test]) => test.test(letter))?.[0] ?? null

/** Whether letters of the text have capitals, so that it may be set in them. */
export const hasCapitals = (text: string): boolean => /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(text)

/** Whether the text is written without spaces between words. */
export const isUnspaced = (text: string): boolean =>
  /[\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)
