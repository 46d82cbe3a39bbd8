import type { Chance } from '@toile/geometry'
import type { Samples } from './samples.ts'

/** Makes a hostile file by chance, from sound ones. */
export type Maker = (chance: Chance, samples: Samples) => Buffer | Promise<Buffer>
