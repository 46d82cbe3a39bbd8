import type { Treatment } from '../../../prints/derivedSource.ts'
import type { Placement } from '../../../prints/placement.ts'
import type { Part } from '../outfit.ts'
import type { Wearer } from '../wardrobe.ts'

/** What is seen whole: turned over at every tile's edge it would lie upside down beside itself. */
const whole: readonly Treatment[] = ['strata', 'painted', 'windows', 'gradient']
/** How wide one picture is on a garment that shows it once, in millimetres. */
const across = { top: 680, bottom: 980, whole: 1240, outer: 1000 } as const
/** How far the picture's middle may lie beside the body's, as a share of its width. */
const aside = 0.14
const child = 0.62

/** Lays a print made of a picture on a part: a picture that is seen whole covers the garment once, upright and about its middle; others repeat, smaller on tops and for children. */
export function layDerived(placement: Placement, { slot }: Part, { ageGroup }: Wearer): Placement {
  const { source, width, x, y } = placement
  const small = ageGroup === 'child' ? child : 1
  if (source.kind !== 'derived' || !whole.includes(source.treatment)) {
    const share = small * (slot === 'top' ? 0.85 : 1)
    return { ...placement, width: Math.round(width * share), x: Math.round(x * share), y: Math.round(y * share) }
  }
  const wide = Math.round(across[slot] * small)
  const shift = ((x / width) % 1) - 0.5
  return { ...placement, width: wide, x: Math.round(wide * (shift * aside - 0.5)), y: 0, angle: 0 }
}
