import { shareOf } from '@toile/craft/words/share.ts'
import { tokensIn } from '@toile/craft/words/tokens.ts'
import type { LanguageId } from '@toile/rules/languages/index.ts'

const scripts = {
  ko: /\p{Script=Hangul}/u,
  ja: /[\p{Script=Hiragana}\u30a1-\u30fe\u3001-\u303f\u4e00-\u9fff\uff01-\uff5e]/u,
  zh: /[\u4e00-\u9fff\u3001-\u303f\uff01-\uff5e]/u,
  ru: /[а-яёА-ЯЁ«»—–№]/u,
  th: /\p{Script=Thai}/u,
  fr: /[À-ÿŒœ‘’“”«»—–…]/u,
  vi: /[\u00c0-\u1ef9]/u,
} as const

/** The encodings of earlier days that briefs come in, with the language that each is for. */
const legacy: readonly (readonly [encoding: string, language: keyof typeof scripts])[] = [
  ['euc-kr', 'ko'],
  ['shift_jis', 'ja'],
  ['euc-jp', 'ja'],
  ['gb18030', 'zh'],
  ['big5', 'zh'],
  ['windows-1251', 'ru'],
  ['koi8-r', 'ru'],
  ['windows-874', 'th'],
  ['windows-1252', 'fr'],
  ['windows-1258', 'vi'],
]

const decode = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** What never stands in a text that was read rightly. */
const strange = /[\u0080-\u009f\ue000-\uf8ff\uff61-\uff9f\ufffd\u2500-\u257f]/gu
/** A capital right after a small letter: Cyrillic read by the wrong table. */
const jumps = /[а-яё][А-ЯЁ]/gu
const kana = /[\u3040-\u309f]/u

/** How much a text looks like its language: its letters beside ASCII, and the words of dress that are known. */
function likeness(text: string, language: keyof typeof scripts): number {
  const sample = text.slice(0, 3_000)
  const foreign = Array.from(sample).filter((letter) => letter > '\u007f')
  if (foreign.length === 0) return 0
  const fitting = foreign.filter((letter) => scripts[language].test(letter)).length / foreign.length
  const wrong = ((sample.match(strange)?.length ?? 0) + (sample.match(jumps)?.length ?? 0)) / foreign.length
  const silent = language === 'ja' && !kana.test(sample) ? 0.4 : 0
  const latin = language === 'fr' || language === 'vi'
  const crowded = latin && foreign.length > (language === 'fr' ? 0.25 : 0.5) * sample.length ? 1 : 0
  const spoken: LanguageId = language
  return fitting - 2 * wrong - silent - crowded + 1.5 * shareOf(tokensIn(sample, spoken)).read
}

/** The text of bytes in UTF-8, UTF-16, or the table of earlier days it looks most like; nothing for what is no text (requirement S5.05). */
export function decodeText(bytes: Uint8Array): string | null {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return decode(bytes, 'utf-16le')
  if (a === 0xfe && b === 0xff) return decode(bytes, 'utf-16be')
  const sample = bytes.subarray(0, 4_096)
  const zerosAt = (side: 0 | 1) => sample.filter((byte, i) => byte === 0 && i % 2 === side).length
  const [even, odd] = [zerosAt(0), zerosAt(1)]
  const half = sample.length / 2
  if (odd > half * 0.3 && even < half * 0.05) return decode(bytes, 'utf-16le')
  if (even > half * 0.3 && odd < half * 0.05) return decode(bytes, 'utf-16be')
  const controls = bytes.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length
  if (controls > bytes.length / 500) return null
  const modern = decode(bytes, 'utf-8')
  if (modern !== null) return modern
  const read = legacy.flatMap(([encoding, language]) => {
    const text = decode(bytes, encoding)
    return text === null ? [] : [{ text, likeness: likeness(text, language) }]
  })
  const best = read.reduce((most, one) => (one.likeness > most.likeness ? one : most), { text: '', likeness: 0.4 })
  return best.text || null
}
