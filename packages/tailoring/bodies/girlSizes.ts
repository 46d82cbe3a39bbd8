import { child, childGrows } from './child.ts'
import { type Growth, type SizeRun, sizesNamed } from './sizesNamed.ts'

const girlGrows: Growth = { ...childGrows, bust: 26, underbust: 25, waist: 16 }

/** What a girl grows by from 1.34 m on. */
const olderGirlGrows: Growth = {
  ...girlGrows,
  bust: 36,
  underbust: 27,
  waist: 19,
  hips: 39,
  thigh: 22,
  bustSpan: 8,
  bustDepth: 11,
  frontLength: 17,
  head: 4,
}

/** Girls from 1.04 m to 1.64 m. */
export const girlSizes: SizeRun = {
  first: { ...child, waist: 526, hips: 590, thigh: 336 },
  sizes: [...sizesNamed('104 110 116 122 128 134', girlGrows), ...sizesNamed('140 146 152 158 164', olderGirlGrows)],
}
