import type { Person } from '@toile/fashion/mannequins/person.ts'
import { hairArts } from '../../hair/index.ts'

/** What lies at the temples: hair of some length, skin that shows through clipped hair, or cloth. */
export type Sides = 'grown' | 'clipped' | 'wrapped'

/** What a person's hair style lays at the temples. */
export function sidesOf({ hair }: Pick<Person, 'hair'>): Sides {
  const { front } = hairArts[hair]
  return front.wrap ? 'wrapped' : front.fades ? 'clipped' : 'grown'
}
