import type { AnyGarment } from '../../garments/garment.ts'
import type { NumberKnob } from '../../garments/knob.ts'
import type { Wearer } from '../../mannequins/wearer.ts'

/** Where a child's skirt ends at the lowest: at the knee, as a share of waist to floor. */
export const knee = 0.5
/** How much of what is longer or shorter than the cut is left about the knee. */
const spread = 0.4

type Hemmed = Pick<AnyGarment, 'category'>

/** The length of a child's skirt or dress that a cut and its turn make: never below the knee, and as far above it as the turn says; all else as it is turned. */
export function hemOnChild(
  turned: number,
  { least, normal }: NumberKnob,
  { category }: Hemmed,
  { ageGroup }: Wearer,
): number {
  if (ageGroup !== 'child' || (category !== 'skirt' && category !== 'dress')) return turned
  const own = Math.min(normal, knee - 0.03)
  return Math.max(Math.min(least, knee), Math.min(knee, own + (turned - normal) * spread))
}
