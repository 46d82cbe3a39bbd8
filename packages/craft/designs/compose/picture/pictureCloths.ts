import { type Color, lightnessChromaHue } from '../../../colors/color.ts'
import type { Wearer } from '../../../mannequins/wearer.ts'
import { ordinaryCloth } from '../../../prints/derivedCloth.ts'
import { nameOfSource } from '../../../prints/nameOfSource.ts'
import type { PictureBrief, PictureCloth } from '../../../script/pictureBrief.ts'
import type { ColorScript } from '../../../script/scriptSchema.ts'
import type { Part } from '../outfit.ts'
import type { PrintPlan } from '../printPlan.ts'
import { clothFor } from './clothFor.ts'

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
    return role && cloths.length ? inCloth(of(role)) : support()
  })
}

/** A print of a cloth; where it lies is told once the garment is cut. */
function inCloth({ source, angle }: PictureCloth): Omit<PrintPlan, 'part'> {
  return {
    placement: { mode: 'overall', source, ...ordinaryCloth(source.treatment), x: 0, y: 0, angle, opacity: 1 },
    role: 'hero',
    from: 'system',
    id: nameOfSource(source).slice(0, 80),
  }
}

/** The same print in the cloth of its pictures that suits a part. */
export function onPart(
  print: Omit<PrintPlan, 'part'>,
  { cloths }: PictureBrief,
  parts: readonly Part[],
  at: number,
  wearer: Wearer,
): Omit<PrintPlan, 'part'> {
  const cloth = cloths.find(({ source }) => nameOfSource(source) === nameOfSource(print.placement.source))
  const fitting = cloth && clothFor(cloth, cloths, parts, at, wearer)
  return fitting && fitting !== cloth ? inCloth(fitting) : print
}
/** What covers less of the pictures is no ground, unless it is their white. */
const fewPercent = 0.04

/** The colours that no cloth should be full of: accents, what is derived, what pictures have a few per cent of, and small vivid ones; of a script without pictures accents and all that is derived. */
export const smallColors = ({ colors, windows }: ColorScript): Color[] =>
  colors
    .filter(({ role, seen, color, asked }) =>
      windows.length > 0
        ? role === 'accent' ||
          seen <= 0.01 ||
          (asked === null && role !== 'light' && seen < fewPercent) ||
          (seen < 0.08 && lightnessChromaHue(color).chroma > 0.09)
        : role === 'accent' || asked === null,
    )
    .map(({ color }) => color)

const mostInks = 6

/** The colours a construction is mixed of: the larger ones of the script and its accents; without pictures those asked for, on pale and deep. */
export const supportInks = ({ colors, windows }: ColorScript): Color[] =>
  colors
    .filter(({ asked, role }) => windows.length > 0 || asked !== null || role === 'light' || role === 'deep')
    .toSorted((a, b) => b.share * (b.role === 'accent' ? 2 : 1) - a.share * (a.role === 'accent' ? 2 : 1))
    .slice(0, mostInks)
    .map(({ color }) => color)
