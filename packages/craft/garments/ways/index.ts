import type { Knobs, KnobValues, StoredKnobs } from '../knob.ts'
import { readKnobs } from '../knob.ts'
import type { Piece } from '../piece.ts'
import { collarUp } from './collarUp.ts'
import { cuffsRolled } from './cuffsRolled.ts'
import { drawnIn } from './drawnIn.ts'
import { hemsRolled } from './hemsRolled.ts'
import { hung } from './hung.ts'
import { scarfTied } from './scarfTied.ts'
import { tucked } from './tucked.ts'
import { unzipped } from './unzipped.ts'
import type { Arrangement, Cut, Way } from './way.ts'

/** Every way of wearing a garment, in the order they are arranged. */
const ways = [tucked, cuffsRolled, hemsRolled, collarUp, unzipped, drawnIn, hung, scarfTied] as const

export type WayId = (typeof ways)[number]['id']

/** The option of each way; those that a garment does not offer are normal. */
export type Wearing = { [W in (typeof ways)[number] as W['id']]: W['knob']['normal'] }

const knobs = Object.fromEntries(ways.map(({ id, knob }) => [id, knob])) as {
  [W in (typeof ways)[number] as W['id']]: W['knob']
}

/** The knobs of the ways in which a garment or an accessory can be worn, apart from the knobs of its cut. */
export const waysOf = (cut: Cut): Knobs =>
  Object.fromEntries(ways.filter((way) => way.offers(cut)).map(({ id, knob }) => [id, knob]))

/** What is read of stored knobs about how a garment is worn; what it does not offer stays normal. */
export const readWearing = (cut: Cut, stored: StoredKnobs): Wearing => {
  const offered = waysOf(cut)
  const kept = Object.fromEntries(Object.entries(stored).filter(([name]) => name in offered))
  return readKnobs(knobs, kept) satisfies KnobValues<typeof knobs>
}

/** Drafted pieces as they are worn: a plainly worn garment keeps its own. */
export const arranged = (pieces: readonly Piece[], wearing: Wearing, arrangement: Arrangement): Piece[] =>
  ways.reduce<Piece[]>(
    (kept, way: Way) => {
      const option = wearing[way.id as WayId]
      return way.arrange && option !== way.knob.normal ? way.arrange(kept, option, arrangement) : kept
    },
    [...pieces],
  )
