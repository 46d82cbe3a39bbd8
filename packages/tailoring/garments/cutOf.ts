import { typeOf } from '@toile/craft/designs/typeOf.ts'
import type { Worn } from '@toile/craft/designs/design.ts'
import { readKnobs } from '@toile/craft/garments/knob.ts'
import type { Measures } from '../bodies/measures.ts'
import { cutters } from './cutters.ts'
import type { Drafted } from './drafting.ts'

/** How something that is worn is cut for a body by its own knobs; nothing where no block cuts it. */
export function cutOf(worn: Pick<Worn, 'cut' | 'knobs'>): ((body: Measures) => Drafted) | null {
  const type = typeOf(worn)
  const cutter = type && cutters[type.id]
  if (!cutter) return null
  const knobs = readKnobs(type.knobs, worn.knobs)
  return (body) => cutter(body, knobs)
}
