import type { Design } from '@toile/craft/designs/design.ts'
import { seedOf } from '@toile/geometry'
import type { Wearer } from './wearer.ts'

/** What steers the hand over a look: two looks of one person are two drawings, so one that was composed goes by its own place in its collection, whatever is changed on it. */
export const handSeed = ({ person }: Pick<Wearer, 'person'>, { origin }: Pick<Design, 'origin'>): number =>
  origin ? person.seed + seedOf(`${origin.briefSeed}:${origin.index}`) : person.seed
