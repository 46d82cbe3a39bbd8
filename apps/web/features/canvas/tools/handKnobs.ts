import type { Known, Turned } from '../painting/known.ts'
import type { Desk } from './paintersDesk.ts'

/** How the brush in the hand is set: what is normal for it, and what was turned. */
export function handKnobs(
  { brushes }: Pick<Known, 'brushes'>,
  { brush, knobs }: Pick<Desk, 'brush' | 'knobs'>,
): Turned {
  const own = brushes.find(({ id }) => id === brush)?.knobs ?? {}
  const normal = Object.entries(own).map(([name, knob]) => [name, knob.normal] as const)
  return { ...Object.fromEntries(normal), ...knobs[brush] }
}

/** A number among settings; another one where it is not there. */
export const numberIn = (knobs: Turned, name: string, otherwise: number): number => {
  const value = knobs[name]
  return typeof value === 'number' ? value : otherwise
}
