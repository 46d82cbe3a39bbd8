import type { Chance } from '@toile/geometry'
import type { NumberKnob, StoredKnobs } from '../../garments/knob.ts'
import { chooseOptions } from './chooseOptions.ts'
import { hemOnChild } from './hemsOnChildren.ts'
import type { Steering } from './steering.ts'
import type { Turning } from './turning.ts'

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
