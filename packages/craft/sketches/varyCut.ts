import type { Chance } from '@toile/geometry'
import { detailOf } from '../designs/compose/details.ts'
import type { Knob } from '../garments/knob.ts'
import type { Cutting } from './cutting.ts'

/** How far a number knob moves from where it stands, as a share of its range, and how many of each kind are turned. */
const reach = { least: 0.15, most: 0.4 }
const turned = { numbers: 3, choices: 2 }

/** Knobs that say how it is worn or finished, not how it is cut. */
const still = new Set(['worn', 'hardware', 'stitching', 'sleeveLength'])

/** A garment like another: some knobs turned around where they stand, what words have settled kept (requirement S2.56). */
export function varyCut(cutting: Cutting, chance: Chance): Cutting {
  const { garment, settled } = cutting
  const knobs = { ...cutting.knobs }
  const free = chance
    .shuffled(Object.entries<Knob>(garment.knobs))
    .filter(([name]) => !settled.has(name) && !still.has(name))
  for (const [name, knob] of free.filter(([, { kind }]) => kind === 'number').slice(0, turned.numbers)) {
    if (knob.kind !== 'number') continue
    const stored = knobs[name]
    const now = typeof stored === 'number' ? stored : knob.normal
    const range = knob.most - knob.least
    const side =
      now + 0.5 * reach.most * range > knob.most
        ? -1
        : now - 0.5 * reach.most * range < knob.least
          ? 1
          : chance.happens(0.5)
            ? 1
            : -1
    const moved = now + side * range * (reach.least + (reach.most - reach.least) * chance.next())
    const value = Math.min(knob.most, Math.max(knob.least, moved))
    knobs[name] = knob.step >= 1 ? Math.round(value) : Math.round(value * 1000) / 1000
  }
  for (const [name, knob] of free.filter(([, { kind }]) => kind === 'choice').slice(0, turned.choices)) {
    if (knob.kind !== 'choice') continue
    const now = knobs[name] ?? knob.normal
    const others = knob.options.filter(({ id }) => id !== now && detailOf(name, id) === undefined)
    if (others.length > 0) knobs[name] = chance.pick(others).id
  }
  return { ...cutting, knobs }
}
