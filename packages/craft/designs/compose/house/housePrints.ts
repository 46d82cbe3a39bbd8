import type { Chance } from '@toile/geometry'
import { kindOfPrint } from '../../../brands/printKinds.ts'
import type { BrandPrint, BrandProfile } from '../../../brands/profile.ts'
import { type Color, lightnessChromaHue } from '../../../colors/color.ts'
import { colorsFor } from '../../../prints/colorsFor.ts'
import { prints } from '../../../prints/index.ts'
import type { PrintPlan } from '../printPlan.ts'

type Item = (typeof prints)[number]

/** How far a print's ordinary size is changed at the most to meet the brand's. */
const [smallest, largest] = [0.55, 1.9]
/** Different cloths in one collection. */
const mostCloths = 3

/** Prints of the brand's kinds, sizes and colours for some looks; the same few cloths return, as in a collection that was bought (requirement S2.61). */
export function housePrints(
  profile: BrandProfile,
  palette: readonly Color[],
  count: number,
  chance: Chance,
): Omit<PrintPlan, 'part'>[] {
  const { kinds } = profile.prints
  if (!kinds.length) return []
  const cloths = Array.from({ length: Math.min(mostCloths, count) }, (_, i) => {
    const own = chance.branch(`cloth ${i}`)
    const kind =
      i < kinds.length && kinds[i].share > 0.25 ? kinds[i] : own.weighted(kinds.map((one) => [one, one.share] as const))
    return cloth(kind, palette, own)
  })
  return Array.from({ length: count }, (_, i) => cloths[i % cloths.length])
}

function cloth(kind: BrandPrint, palette: readonly Color[], chance: Chance): Omit<PrintPlan, 'part'> {
  const own = prints.filter((print) => kindOfPrint(print) === kind.kind)
  return houseCloth(chance.weighted(own.map((one) => [one, likeness(one, kind)] as const)), kind, palette, chance)
}

/** A print of the catalogue in the size and the colours of a brand. */
export function houseCloth(
  print: Item,
  kind: BrandPrint,
  palette: readonly Color[],
  chance: Chance,
): Omit<PrintPlan, 'part'> {
  const ways = Array.from({ length: 6 }, (_, i) => colorsFor(print, palette, chance.branch(`way ${i}`)))
  const near = (colors: readonly Color[]) =>
    Math.abs(lightnessChromaHue(colors[0]).lightness - lightnessChromaHue(palette[0]).lightness)
  const colors = ways.reduce((best, way) => (near(way) < near(best) ? way : best))
  const scale = kind.step ? Math.min(largest, Math.max(smallest, kind.step / stepOf(print))) : 1
  return {
    placement: {
      mode: 'overall',
      x: 0,
      y: 0,
      angle: 0,
      opacity: 1,
      source: { kind: 'construction', print: print.id, colors, seed: chance.whole(0, 0xffff) },
      repeat: print.repeat,
      width: Math.round(print.width * scale),
    },
    role: print.role,
    from: 'brand',
    id: print.id,
  }
}

/** A print's ordinary step in millimetres: the shorter side of its tile. */
const stepOf = ({ width, height }: Pick<Item, 'width' | 'height'>): number => Math.min(width, height)

const likeness = ({ id }: Item, { like }: BrandPrint) => (like.includes(id) ? 8 / (1 + like.indexOf(id)) : 0.4)
