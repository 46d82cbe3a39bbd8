import type { Knobs } from '../../../garments/knob.ts'
import type { Wearer } from '../../../mannequins/wearer.ts'
import type { Worn } from '../../design.ts'
import { typeOf } from '../../typeOf.ts'
import { isAsked } from '../unasked.ts'

/** The cuts of a worn garment that are not proposed to its wearer; normal ones only where there is another choice. */
export function isUnasked(worn: Worn, wearer: Wearer): string[] {
  const type = typeOf(worn)
  if (!type || type.slot === 'accessory') return []
  const knobs: Knobs = type.knobs
  return Object.entries(knobs).flatMap(([name, knob]) => {
    if (knob.kind !== 'choice') return []
    const chosen = String(worn.knobs[name] ?? knob.normal)
    const free = knob.options.some(({ id }) => isAsked(name, id, wearer))
    return free && !isAsked(name, chosen, wearer) ? [`${type.id} ${name} ${chosen}`] : []
  })
}
