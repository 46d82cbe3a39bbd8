import type { Chance } from '@toile/geometry'
import type { Knob, StoredKnobs } from '../../../garments/knob.ts'
import type { Design } from '../../design.ts'
import type { Part } from '../outfit.ts'

/** How far a measure of a sketch is turned, as a share of its range. */
const reach = 0.3
/** How many of its knobs a variation turns. */
const turned = 4

/** A variation of a sketch that the engine has made: some of its measures and one of its choices are turned from where its designer left them; a traced one keeps its outline. */
export function turnSketch(design: Design, { sketch, garment }: Part, chance: Chance): Design {
  if (!sketch?.garment || !garment) return design
  const knobs: Record<string, number | string> = { ...design.garments[0].knobs }
  const all = chance.shuffled(Object.entries<Knob>(garment.knobs))
  const measures = all.filter(([, { kind }]) => kind === 'number').slice(0, turned)
  const choices = all.filter(([name, { kind }]) => kind === 'choice' && name !== 'worn').slice(0, 1)
  for (const [name, knob] of [...measures, ...choices]) knobs[name] = turn(knob, knobs[name], chance)
  const [worn, ...rest] = design.garments
  return { ...design, garments: [{ ...worn, knobs }, ...rest] }
}

function turn(knob: Knob, now: StoredKnobs[string] | undefined, chance: Chance): number | string {
  if (knob.kind === 'choice') return chance.pick(knob.options).id
  const { least, most, step, normal } = knob
  const moved = Number(now ?? normal) + chance.bell() * reach * (most - least)
  const within = Math.min(most, Math.max(least, moved))
  return step >= 1 ? Math.round(within) : Math.round(within * 1000) / 1000
}
