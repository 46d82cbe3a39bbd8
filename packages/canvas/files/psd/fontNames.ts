import type { TextStyle } from '../../document/textStyle.ts'

const weights: readonly (readonly [name: string, weight: number])[] = [
  ['Thin', 100],
  ['ExtraLight', 200],
  ['Light', 300],
  ['Regular', 400],
  ['Medium', 500],
  ['SemiBold', 600],
  ['Bold', 700],
  ['ExtraBold', 800],
  ['Black', 900],
]

/** The PostScript name of a font, as Photoshop writes it: “NotoSans-BoldItalic”. */
export function postScriptName({ family, style, weight }: Pick<TextStyle, 'family' | 'style' | 'weight'>): string {
  const [name] = weights.reduce((best, next) => (Math.abs(next[1] - weight) < Math.abs(best[1] - weight) ? next : best))
  const slant = style === 'italic' ? 'Italic' : ''
  return `${family.replaceAll(' ', '')}-${slant && name === 'Regular' ? '' : name}${slant}`
}

/** Family, weight and slant of a PostScript name; a family of several words is told apart by its capitals. */
export function fontOfName(name: string): Pick<TextStyle, 'family' | 'style' | 'weight'> {
  const [joined = '', cut = ''] = name.split('-')
  const family = joined.replace(/([a-z])([A-Z])/g, '$1 $2').slice(0, 80)
  const upright = cut.replace(/Italic|Oblique/, '')
  const [, weight = 400] = weights.find(([one]) => one === upright) ?? []
  return { family: family || 'Noto Sans', style: upright === cut ? 'normal' : 'italic', weight }
}
