import type { Chance } from '@toile/geometry'
import type { AnyAccessory, AnyGarment } from '../../garments/garment.ts'
import type { Knob, NumberKnob } from '../../garments/knob.ts'
import { hemOnChild } from '../compose/hemsOnChildren.ts'
import type { Design, Worn } from '../design.ts'
import { typeOf } from '../typeOf.ts'
import type { Redesigning } from './redesigning.ts'

/** Turns knobs of the cuts: few and a little close to the look, most of them and choices too far from it. */
export function turnCuts(design: Design, asked: Redesigning, chance: Chance): Design {
  if (asked.holds('silhouette')) return design
  const garments = design.garments.map((worn): Worn => {
    const type = typeOf(worn)
    if (!type || type.slot === 'accessory') return worn
    return { ...worn, knobs: turned(worn, type, asked, chance.branch(worn.id)) }
  })
  return { ...design, garments }
}

function turned(
  { knobs }: Worn,
  type: AnyGarment | AnyAccessory,
  { far, wearer }: Redesigning,
  chance: Chance,
): Worn['knobs'] {
  const next: Record<string, number | string> = { ...knobs }
  const all = chance.shuffled(Object.entries(type.knobs))
  const count = Math.ceil(all.length * (0.15 + 0.75 * far))
  for (const [name, knob] of all.slice(0, count)) {
    const own = chance.branch(name)
    if (knob.kind === 'number') {
      const value = moved(knob, next[name], far, own)
      next[name] = name === 'length' && type.slot !== 'accessory' ? hemOnChild(value, knob, type, wearer) : value
    } else if (own.happens(0.6 * far)) next[name] = own.pick(knob.options).id
  }
  return next
}

/** A number of a knob moved within its range, at most by a fifth of it close to the look and by half of it far away. */
function moved(knob: NumberKnob, now: Worn['knobs'][string] | undefined, far: number, chance: Chance): number {
  const from = typeof now === 'number' ? now : knob.normal
  const by = (0.06 + 0.2 * far) * chance.bell() * (knob.most - knob.least)
  const next = Math.min(knob.most, Math.max(knob.least, from + by))
  return isCounted(knob) ? Math.round(next) : Math.round(next * 1000) / 1000
}

const isCounted = (knob: Extract<Knob, { kind: 'number' }>) => knob.step >= 1
