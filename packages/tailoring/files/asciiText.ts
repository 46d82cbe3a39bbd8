const cyrillic = new Map(
  'а a б b в v г g д d е e ё e ж zh з z и i й i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ  ы y ь  э e ю yu я ya'
    .matchAll(/(\p{Script=Cyrillic}) ([a-z]*)/gu)
    .map(([, letter = '', latin = '']) => [letter, latin]),
)
const latin = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ł', 'l'],
  ['ı', 'i'],
  ['–', '-'],
  ['—', '-'],
  ['‘', "'"],
  ['’', "'"],
  ['×', 'x'],
])

/** The sounds of Hangul in the order of Unicode, by the Revised Romanization without its changes between syllables. */
const hangul = {
  first: 'g kk n d tt r m b pp s ss _ j jj ch k t p h'.split(' '),
  middle: 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' '),
  last: '_ k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' '),
}

function syllable(code: number): string {
  const at = code - 0xac00
  const { first, middle, last } = hangul
  const sounds = [first[Math.floor(at / 588)], middle[Math.floor((at % 588) / 28)], last[at % 28]]
  return sounds.join('').replaceAll('_', '')
}

function letterOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  if (code >= 0xac00 && code <= 0xd7a3) return syllable(code)
  const low = letter.toLowerCase()
  const put = cyrillic.get(low) ?? latin.get(low)
  if (put === undefined) return letter
  return low === letter ? put : put.charAt(0).toUpperCase() + put.slice(1)
}

/** A text in printable 7-bit characters, of so many at most: Latin without marks, Cyrillic and Hangul spelled in Latin; where nothing is left, the other text (which is ASCII). */
export function asciiText(text: string, other: string, most: number): string {
  const spelled = Array.from(text.normalize('NFC'), letterOf).join('').normalize('NFKD')
  const kept = spelled
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/ +/g, ' ')
    .trim()
  return (/[A-Za-z0-9]/.test(kept) ? kept : other).slice(0, most).trim()
}
