import type { Chance } from '@toile/geometry'
import type { AnyGarment } from '../../garments/garment.ts'
import type { NumberKnob, StoredKnobs } from '../../garments/knob.ts'
import { chooseOptions } from './chooseOptions.ts'
import { hemOnChild } from './hemsOnChildren.ts'
import type { Steering } from './steering/steering.ts'
import type { Tier } from './tier.ts'
import type { Wearer } from '../../mannequins/wearer.ts'

/** One detail that a collection repeats: an option of a knob. */
export interface Signature {
  knob: string
  option: string
}

/** What a garment's knobs are turned by. */
export interface Turning {
  garment: Pick<AnyGarment, 'slot' | 'category' | 'character' | 'knobs'>
  wearer: Wearer
  /** Whether a jacket or coat lies over it. */
  covered: boolean
  /** Whether something under it is to be seen, for what can be worn open. */
  reveals: boolean
  /** How long it should be against its normal length, -1..1. */
  length: number
  signature: Signature | null
  tier: Tier
  /** Whether a tie is worn to it. */
  tied: boolean
  /** Whether its look may have a stripe down its side or across. */
  striped: boolean
  /** Where the print of its look is. */
  printed: 'here' | 'beside' | 'nowhere'
  /** Whether that is a picture seen whole, which nothing should cut or show again. */
  pictured: boolean
}

/** Turns the knobs of a garment as season, keywords and its look ask, with small differences between two of a kind; knobs that stay normal are left out. */
export function turnKnobs(turning: Turning, steering: Steering, chance: Chance): StoredKnobs {
  const turned: Record<string, number | string> = chooseOptions(turning, steering, chance)
  for (const [name, knob] of Object.entries(turning.garment.knobs)) {
    if (knob.kind === 'choice') continue
    const drawn = turnNumber(name, knob, turning, steering, chance.branch(name))
    const value = name === 'length' ? hemOnChild(drawn, knob, turning.garment, turning.wearer) : drawn
    if (value !== knob.normal) turned[name] = value
  }
  return turned
}

/** How far small differences go, by whether the knob counts things. */
const play = { counted: 0.12, measured: 0.16 }

/** How short a child's shorts are at the shortest, against their normal length: they are seen under what hangs over them. */
const leastOfShorts = 0.5

function turnNumber(name: string, knob: NumberKnob, turning: Turning, steering: Steering, chance: Chance): number {
  const counted = knob.step >= 1
  const { wearer, garment } = turning
  const onMan = garment.category === 'shorts' && wearer.gender === 'male'
  const length = onMan ? Math.max(wearer.ageGroup === 'adult' ? 0.65 : 0.35, turning.length) : turning.length
  const roomy = onMan && name === 'width' ? 0.35 : 0
  const asked = steering.turn(name) + (name === 'length' ? length : roomy)
  const own = chance.bell() * (counted ? play.counted : play.measured)
  const calm = wearer.gender === 'male' && name === 'waist' ? 0 : asked
  const onChild = garment.category === 'shorts' && wearer.ageGroup === 'child' && name === 'length'
  const share = Math.max(onChild ? leastOfShorts : -0.85, Math.min(0.85, calm + own))
  if (Math.abs(share) < 0.05) return knob.normal
  const value = knob.normal + share * (share > 0 ? knob.most - knob.normal : knob.normal - knob.least)
  return counted ? Math.round(value) : Math.round(value * 1000) / 1000
}
