import { type Font, type FontId, type FontStyle, findFont } from './fonts.ts'
import type { Script } from './script.ts'

/** The languages that tell how a Han letter is to be written. */
type HanLanguage = 'ja' | 'zh' | 'zh-Hant'

type Companions = Record<Exclude<Script, 'han' | 'kana'>, readonly FontId[]> & Record<HanLanguage, readonly FontId[]>

/** Which fonts stand in for a script that a font of a style lacks, the best first. */
const companions: Record<FontStyle, Companions> = {
  poster: {
    latin: ['anton'],
    cyrillic: ['oswald'],
    thai: ['kanit'],
    hangul: ['black-han-sans'],
    ja: ['dela-gothic-one'],
    zh: ['zcool-qingke-huangyou'],
    'zh-Hant': ['noto-sans-tc'],
  },
  plain: {
    latin: ['montserrat'],
    cyrillic: ['montserrat'],
    thai: ['kanit'],
    hangul: ['noto-sans-kr'],
    ja: ['noto-sans-jp'],
    zh: ['noto-sans-sc'],
    'zh-Hant': ['noto-sans-tc'],
  },
  slab: {
    latin: ['alfa-slab-one', 'bitter'],
    cyrillic: ['bitter'],
    thai: ['kanit'],
    hangul: ['black-han-sans'],
    ja: ['dela-gothic-one'],
    zh: ['noto-serif-sc'],
    'zh-Hant': ['noto-serif-tc'],
  },
  serif: {
    latin: ['grenze-gotisch', 'playfair-display'],
    cyrillic: ['playfair-display'],
    thai: ['chonburi'],
    hangul: ['song-myung'],
    ja: ['noto-serif-jp'],
    zh: ['noto-serif-sc'],
    'zh-Hant': ['noto-serif-tc'],
  },
  round: {
    latin: ['nunito'],
    cyrillic: ['nunito'],
    thai: ['mitr'],
    hangul: ['jua'],
    ja: ['mochiy-pop-one'],
    zh: ['zcool-kuaile'],
    'zh-Hant': ['noto-sans-tc'],
  },
  brush: {
    latin: ['pattaya'],
    cyrillic: ['pattaya'],
    thai: ['pattaya'],
    hangul: ['east-sea-dokdo'],
    ja: ['reggae-one'],
    zh: ['ma-shan-zheng'],
    'zh-Hant': ['noto-serif-tc'],
  },
  script: {
    latin: ['pattaya'],
    cyrillic: ['pattaya'],
    thai: ['pattaya'],
    hangul: ['east-sea-dokdo'],
    ja: ['reggae-one'],
    zh: ['ma-shan-zheng'],
    'zh-Hant': ['noto-serif-tc'],
  },
  mono: {
    latin: ['jetbrains-mono'],
    cyrillic: ['jetbrains-mono'],
    thai: ['kanit'],
    hangul: ['noto-sans-kr'],
    ja: ['dotgothic16'],
    zh: ['noto-sans-sc'],
    'zh-Hant': ['noto-sans-tc'],
  },
}

const last: Companions = companions.plain

/** The order in which the regional forms of Han letters are tried: kana tells Japanese, else the language does, else simplified comes first. */
function hanOrder(text: string, language: string): readonly HanLanguage[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) || language === 'ja') return ['ja', 'zh-Hant', 'zh']
  return language === 'zh-Hant' ? ['zh-Hant', 'zh', 'ja'] : ['zh', 'zh-Hant', 'ja']
}

/** The fonts that may draw a script of a text set in a font: itself, its companions, then plain fonts. */
export function fontsFor(font: Font, script: Script | null, text: string, language: string): readonly FontId[] {
  const own = findFont(font.id)?.id
  const rows = [companions[font.style], last].flatMap((row) => {
    if (script === null) return row.latin
    return script === 'han' || script === 'kana'
      ? hanOrder(text, language).flatMap((region) => row[region])
      : row[script]
  })
  return [...new Set([...(own ? [own] : []), ...rows, ...last.latin, 'noto-sans-jp' as const])]
}
