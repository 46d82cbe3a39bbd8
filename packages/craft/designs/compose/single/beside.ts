import type { BodySlot } from '../../../garments/garment.ts'
import { plainWorn } from '../../plainWorn.ts'
import type { Design, Worn } from '../../design.ts'

/** Unbleached calico: what a single garment is tried on with says nothing of its own. */
const calico = { r: 231, g: 224, b: 211 }

const plain = (id: string, garment: string, knobs: Worn['knobs'] = {}): Worn =>
  plainWorn(garment, calico, { id, knobs, seed: 1 })
const legs = plain('plain-legs', 'trousers')
const body = plain('plain-body', 'tShirt', { tucked: 'in' })

/** What is worn under and over a garment of each slot, so that nobody stands undressed. */
const beside: Readonly<Record<BodySlot, { under: readonly Worn[]; over: readonly Worn[] }>> = {
  top: { under: [legs], over: [] },
  bottom: { under: [], over: [body] },
  whole: { under: [], over: [] },
  outer: { under: [legs, body], over: [] },
}

/** A single garment with the same plain calico beside it in every look. */
export function putBeside(design: Design, slot: BodySlot): Design {
  const { under, over } = beside[slot]
  return { ...design, garments: [...under, ...design.garments, ...over] }
}
