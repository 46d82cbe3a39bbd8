import type { BrandProfile } from '../../../brands/profile.ts'
import type { CatalogueGarment } from '../outfit.ts'
import type { Steering } from '../steering/steering.ts'

/** How strongly a measured difference turns a knob from normal. */
const strength = 2.6

/** Number knobs that make a garment wider. */
const widening: Readonly<Record<string, number>> = {
  ease: 0.8,
  flare: 1,
  fullness: 0.8,
  width: 0.8,
  box: 0.4,
  drop: 0.4,
  flutes: 0.4,
}

const limited = (turn: number) => Math.max(-0.8, Math.min(0.8, turn))

/** How far a number knob of a garment is turned from what is normal for its type to what the brand's pictures show, -1..1; nothing for knobs that pictures do not tell (requirement S2.61). */
export function houseTurn({ cuts: { cuts } }: BrandProfile, garment: CatalogueGarment, knob: string): number | null {
  const cut = cuts.find(({ category }) => category === garment.category)
  if (!cut) return null
  const { length, volume, waist } = garment.character
  if (knob === 'length') return limited(strength * (cut.length - length))
  if (knob === 'waist') return limited(strength * 0.5 * (cut.waist - waist))
  const wide = widening[knob]
  return wide ? limited(strength * wide * (cut.volume - volume)) : null
}

/** The steering of a garment of the brand: as its brief asks, but for the knobs that the brand's pictures tell. */
export const houseSteering = (profile: BrandProfile, garment: CatalogueGarment, steering: Steering): Steering => ({
  ...steering,
  turn: (knob) => houseTurn(profile, garment, knob) ?? steering.turn(knob),
})
