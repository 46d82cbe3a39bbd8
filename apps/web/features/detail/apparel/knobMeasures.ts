import type { Design, Worn } from '@toile/craft/designs/design.ts'
import type { FoundKnobs } from '@toile/picture/looks/handles/knobHandles.ts'
import { useSyncExternalStore } from 'react'
import { openListeners } from '../../../shell/openListeners.ts'

/** What the knobs of a garment measure, and at which values. */
export interface KnobMeasures extends Pick<FoundKnobs, 'measures'> {
  knobs: Worn['knobs']
}

/** A garment on the person who wears it. */
export type OnPerson = Pick<Worn, 'id' | 'cut'> & Pick<Design['mannequin'], 'person'>

/** So many garments are remembered, the latest. */
const most = 40
const measured = new Map<string, KnobMeasures>()
const { subscribe, tell } = openListeners()

const nameOf = ({ id, cut, person }: OnPerson) => JSON.stringify([id, cut, person])

/** Tells the panel what was measured where the handles were found, so that both say the same. */
export function tellMeasures(on: OnPerson, next: KnobMeasures): void {
  const name = nameOf(on)
  measured.delete(name)
  measured.set(name, next)
  for (const oldest of [...measured.keys()].slice(0, -most)) measured.delete(oldest)
  tell()
}

/** What was measured of a garment last on this person; nothing before that. */
export const knownMeasures = (on: OnPerson): KnobMeasures | null => measured.get(nameOf(on)) ?? null

/** The same, and again whenever it is measured anew. */
export const useKnobMeasures = (on: OnPerson): KnobMeasures | null =>
  useSyncExternalStore(subscribe, () => knownMeasures(on))
