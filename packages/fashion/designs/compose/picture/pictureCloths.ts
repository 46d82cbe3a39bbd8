import { type Color, lightnessChromaHue } from '../../../colors/color.ts'
import type { PictureBrief, PictureCloth } from '../../../script/pictureBrief.ts'
import { nameOfSource } from '../../../prints/nameOfSource.ts'
import type { PrintPlan } from '../assignPrints.ts'

/** The first cloth of the pictures leads, the second answers, and every third printed look has a small construction in the same inks. */
const turns = ['hero', 'second', 'hero', null, 'second', null] as const

/** The prints of a collection that wears its pictures, as many as are wanted; `support` makes a small construction. */
export function pictureCloths(
  { cloths }: PictureBrief,
  count: number,
  support: () => Omit<PrintPlan, 'part'>,
): Omit<PrintPlan, 'part'>[] {
  const of = (role: PictureCloth['role']) => cloths.find((cloth) => cloth.role === role) ?? cloths[0]
  return Array.from({ length: count }, (_, i) => {
    const role = turns[i % turns.length]
    const cloth = role ? of(role) : null
    return cloth ? laidCloth(cloth, i) : support()
  })
}

/** A mirrored tile's axis on the body puts blocks at the crotch and discs on the bust: every look begins elsewhere in it. */
function laidCloth({ source, width, repeat, role, angle }: PictureCloth, turn: number): Omit<PrintPlan, 'part'> {
  const wide = role === 'second' ? Math.round(width * 0.8) : width
  return {
    placement: {
      mode: 'overall',
      source,
      repeat,
      width: wide,
      x: Math.round(wide * (0.31 + 0.23 * turn)),
      y: Math.round(wide * (0.12 + 0.29 * turn)),
      angle,
      opacity: 1,
    },
    role: 'hero',
    from: 'system',
    id: nameOfSource(source).slice(0, 80),
  }
}

/** The colours that no cloth should be full of: accents, what is derived, and small vivid ones. */
export const smallColors = ({ script }: PictureBrief): Color[] =>
  script.colors
    .filter(
      ({ role, seen, color }) =>
        role === 'accent' || seen <= 0.01 || (seen < 0.08 && lightnessChromaHue(color).chroma > 0.09),
    )
    .map(({ color }) => color)

const mostInks = 6

/** The colours a supporting print is mixed of: the larger ones of the script and its accents. */
export const supportInks = ({ script }: PictureBrief): Color[] =>
  script.colors
    .toSorted((a, b) => b.share * (b.role === 'accent' ? 2 : 1) - a.share * (a.role === 'accent' ? 2 : 1))
    .slice(0, mostInks)
    .map(({ color }) => color)
