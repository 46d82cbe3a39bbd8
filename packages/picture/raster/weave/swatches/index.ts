import type { Weave } from '@toile/craft/fabrics/fabric.ts'
import { hides } from './hides.ts'
import { knits } from './knits.ts'
import { sheers } from './sheers.ts'
import { silks } from './silks.ts'
import type { Swatch } from './swatch.ts'
import { woollens } from './woollens.ts'
import { wovens } from './wovens.ts'

/** Every weave as a swatch. */
export const swatches: Readonly<Record<Exclude<Weave, 'none'>, Swatch>> = {
  ...wovens,
  ...knits,
  ...woollens,
  ...silks,
  ...sheers,
  ...hides,
}
