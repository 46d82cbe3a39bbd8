import type { Chance } from '@toile/geometry'
import type { AnyGarment } from '../../garments/garment.ts'
import type { ChoiceKnob, NumberKnob, StoredKnobs } from '../../garments/knob.ts'
import type { Steering } from './steering/steering.ts'
import type { Wearer } from './wardrobe.ts'

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
}

/** How much of the arm each sleeve covers. */
const sleeves: Readonly<Record<string, number>> = {
  none: 0,
  cap: 0.12,
  flutter: 0.2,
  short: 0.3,
  puff: 0.3,
  elbow: 0.5,
  threeQuarter: 0.75,
}
/** How much of the arm a sleeve covers; what is not named is long. */
export const sleeveLength = (option: string): number => sleeves[option] ?? 1

const finishes = new Set(['edging', 'stitching', 'hardware'])

/** Cuts that a designer would ask for, but that are not proposed unasked. */
const unasked = {
  male: [
    'sweetheart',
    'strapless',
    'slip',
    'halter',
    'cowl',
    'deepV',
    'boat',
    'wrap',
    'square',
    'puff',
    'bell',
    'bishop',
    'flutter',
    'cap',
    'palazzo',
    'flare',
    'lace',
    'ruffle',
    'frill',
    'bow',
    'coldShoulder',
    'jabot',
    'paperbag',
    'princess',
    'mutton',
    'lantern',
    'dolman',
    'kimono',
    'keyhole',
    'peterPan',
    'sailor',
    'tied',
    'pointed',
    'hiLo',
    'highLow',
    'handkerchief',
    'scalloped',
    'asymmetric',
    'faced',
  ],
  child: [
    'strapless',
    'slip',
    'halter',
    'deepV',
    'cowl',
    'sweetheart',
    'palazzo',
    'gunmetal',
    'coldShoulder',
    'lace',
    'peak',
  ],
}

/** Whether an option of a knob is proposed to a wearer without being asked for. */
export const isAsked = (knob: string, option: string, { gender, ageGroup }: Wearer) =>
  !(gender === 'male' && knob === 'sleeve' && option === 'none') &&
  !(gender === 'male' && unasked.male.includes(option)) &&
  !(ageGroup === 'child' && unasked.child.includes(option))

/** Turns the knobs of a garment as season, keywords and its look ask, with small differences between two of a kind; knobs that stay normal are left out. */
export function turnKnobs(turning: Turning, steering: Steering, chance: Chance): StoredKnobs {
  const turned: Record<string, number | string> = {}
  for (const [name, knob] of Object.entries(turning.garment.knobs)) {
    const own = chance.branch(name)
    const value =
      knob.kind === 'choice'
        ? chooseOption(name, knob, turning, steering, own)
        : turnNumber(name, knob, turning, steering, own)
    if (value !== knob.normal) turned[name] = value
  }
  return turned
}

function chooseOption(name: string, knob: ChoiceKnob, turning: Turning, steering: Steering, chance: Chance): string {
  const { wearer, covered, reveals, signature } = turning
  const options = knob.options.map(({ id }) => id).filter((id) => isAsked(name, id, wearer))
  if (signature?.knob === name && options.includes(signature.option)) return signature.option
  if (name === 'worn') return reveals && options.includes('open') && chance.happens(0.62) ? 'open' : 'closed'
  const kept = options.includes(knob.normal) ? knob.normal : (options[0] ?? knob.normal)
  if (name === 'sleeve' && covered) return kept
  const stay = finishes.has(name)
    ? Math.max(1.5, 7 - 8 * steering.trims)
    : name === 'sleeve' || name === 'leg' || name === 'neckline'
      ? 1.6
      : 4
  if (options.length === 0) return knob.normal
  return chance.weighted(
    options.map((id) => {
      const arm =
        name === 'sleeve' ? Math.exp(-3 * (sleeveLength(id) - steering.aim('sleeve', sleeveLength(kept))) ** 2) : 1
      return [id, (id === kept ? stay : 1) * steering.likes(id) * arm + 0.001] as const
    }),
  )
}

/** How far small differences go, by whether the knob counts things. */
const play = { counted: 0.12, measured: 0.16 }

function turnNumber(name: string, knob: NumberKnob, turning: Turning, steering: Steering, chance: Chance): number {
  const counted = knob.step >= 1
  const asked = steering.turn(name) + (name === 'length' ? turning.length : 0)
  const own = chance.bell() * (counted ? play.counted : play.measured)
  const calm = turning.wearer.gender === 'male' && name === 'waist' ? 0 : asked
  const share = Math.max(-0.85, Math.min(0.85, calm + own))
  if (Math.abs(share) < 0.05) return knob.normal
  const value = knob.normal + share * (share > 0 ? knob.most - knob.normal : knob.normal - knob.least)
  return counted ? Math.round(value) : Math.round(value * 1000) / 1000
}
