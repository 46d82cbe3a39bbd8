import type { BrandProfile } from '../../../brands/profile.ts'
import type { CatalogueGarment } from '../outfit.ts'
import type { Steering } from '../steering.ts'

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
export function houseTurn(profile: BrandProfile, garment: CatalogueGarment, knob: string): number | null {
  const cut = cutTurn(profile, garment, knob)
  const outline = outlineTurn(profile, garment, knob)
  return cut === null ? outline : limited(cut + 0.4 * (outline ?? 0))
}

/** Knobs that widen below, and those that widen all of a piece. */
const [below, all] = [
  ['flare', 'fullness', 'flutes'],
  ['ease', 'width', 'box'],
]

/** How far the lines of what people wear in a brand's pictures turn a knob: A and X swing out below, O is roomy, H and V fall straight. */
function outlineTurn({ proportions }: BrandProfile, { slot }: CatalogueGarment, knob: string): number | null {
  if (!proportions) return null
  const { A = 0, H = 0, X = 0, O = 0, V = 0 } = proportions.outlines
  const lower = slot === 'bottom' || slot === 'whole'
  if (lower && below.includes(knob)) return limited(proportions.confidence * (0.8 * A + 0.5 * X - 0.4 * H - 0.6 * V))
  if (all.includes(knob)) return limited(proportions.confidence * (0.8 * O + (lower ? 0 : 0.4) * V - 0.5 * X))
  return null
}

/** How far a measured cut of a garment's own category turns a knob. */
function cutTurn({ cuts: { cuts } }: BrandProfile, garment: CatalogueGarment, knob: string): number | null {
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
