import type { Chance } from '@toile/geometry'
import { sure } from '@toile/geometry'
import { isSpokenFor } from '../designs/compose/details.ts'
import type { Steering } from '../designs/compose/steering.ts'
import type { Tier } from '../designs/compose/tier.ts'
import { turnKnobs } from '../designs/compose/turnKnobs.ts'
import type { Knob } from '../garments/knob.ts'
import type { Wearer } from '../mannequins/wearer.ts'
import { type Cutting, optionOf } from './cutting.ts'

/** What the eye sees first of a flat. */
const seen = [
  'neckline',
  'collar',
  'lapel',
  'sleeve',
  'leg',
  'hem',
  'closure',
  'yoke',
  'fold',
  'neck',
  'front',
  'shaping',
  'panels',
  'pockets',
  'pocket',
  'cuff',
  'belt',
  'band',
]

/** How many visible knobs stand apart between two sketches of one garment. */
const least = 2

/** Turns what the words left free as the style asks, and sets it apart from other sketches of the same garment. */
export function turnFreely(
  cutting: Cutting,
  others: readonly Record<string, number | string>[],
  tier: Tier,
  wearer: Wearer,
  steering: Steering,
  chance: Chance,
): Cutting {
  const { garment } = cutting
  const settled = withKin(cutting.settled)
  const turning = {
    garment,
    wearer,
    covered: false,
    reveals: false,
    length: 0,
    signature: null,
    tier,
    tied: false,
    striped: false,
    printed: 'nowhere',
    pictured: false,
  } as const
  const free = Object.entries(turnKnobs(turning, steering, chance)).filter(
    ([name, value]) => !settled.has(name) && !isCrowded(garment, value),
  )
  const closed: Record<string, string> = 'worn' in garment.knobs && !settled.has('worn') ? { worn: 'closed' } : {}
  const knobs = { ...cutting.knobs, ...Object.fromEntries(free), ...closed }
  return others.length === 0
    ? { ...cutting, knobs }
    : setApart({ ...cutting, settled, knobs }, others, steering, chance.branch('apart'))
}

/** Where ruffles or a bib lie on the chest, nothing more is hung before it. */
const isCrowded = ({ knobs }: Cutting['garment'], option: string | number) =>
  (option === 'jabot' || option === 'bow') && ('ruffles' in knobs || 'bib' in knobs)

/** A collar would hide the neckline that was asked for, and a neckline change the seat of the collar. */
const withKin = (settled: ReadonlySet<string>): ReadonlySet<string> =>
  settled.has('neckline') || settled.has('collar') ? new Set([...settled, 'neckline', 'collar', 'trim']) : settled

/** Options that no other sketch of the garment shows yet, for the knobs that the eye sees first. */
function setApart(
  cutting: Cutting,
  others: readonly Record<string, number | string>[],
  steering: Steering,
  chance: Chance,
): Cutting {
  const { garment, settled } = cutting
  const knobs = { ...cutting.knobs }
  const shown = (name: string, own: Record<string, number | string>) => optionOf({ ...cutting, knobs: own }, name)
  const open = chance.shuffled(seen.filter((name) => garment.knobs[name]?.kind === 'choice' && !settled.has(name)))
  let apart = 0
  for (const name of [...open].sort((a, b) => Math.floor(seen.indexOf(a) / 6) - Math.floor(seen.indexOf(b) / 6))) {
    if (apart >= least) break
    const knob: Knob = sure(garment.knobs[name])
    if (knob.kind !== 'choice') continue
    const taken = others.map((own) => shown(name, own))
    const fresh = knob.options.filter(
      ({ id }) => !taken.includes(id) && isSpokenFor(name, id, steering) && !isCrowded(garment, id),
    )
    if (fresh.length === 0) continue
    if (!fresh.some(({ id }) => id === shown(name, knobs))) {
      knobs[name] = chance.weighted(fresh.map(({ id }) => [id, steering.likes(id) + 0.1] as const))
    }
    apart++
  }
  for (const [name, knob] of chance.shuffled(Object.entries<Knob>(garment.knobs))) {
    if (apart >= least) break
    if (knob.kind !== 'number' || settled.has(name) || name === 'sleeveLength') continue
    const side = chance.happens(0.5) ? knob.least : knob.most
    const value = knob.normal + (side - knob.normal) * (0.5 + 0.35 * chance.next())
    knobs[name] = knob.step >= 1 ? Math.round(value) : Math.round(value * 1000) / 1000
    apart += 0.5
  }
  return { ...cutting, knobs }
}
