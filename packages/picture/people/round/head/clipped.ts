import type { Person } from '@toile/fashion/mannequins/person.ts'
import { hairArts } from '../../hair/index.ts'

/** Whether hair is clipped at the sides, so that skin shows through it. */
export const isClipped = (person: Pick<Person, 'hair'>): boolean => Boolean(hairArts[person.hair].front.fades)
