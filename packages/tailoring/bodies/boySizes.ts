import { child, childGrows } from './child.ts'
import { type Growth, type SizeRun, sizesNamed } from './sizesNamed.ts'

const boyGrows: Growth = { ...childGrows, hips: 28, thigh: 18, waist: 19 }

/** What a boy grows by from 1.34 m on. */
const olderBoyGrows: Growth = {
  ...boyGrows,
  neck: 10,
  bust: 36,
  underbust: 34,
  waist: 24,
  hips: 32,
  thigh: 19,
  upperArm: 10,
  wrist: 5,
  head: 4,
  shoulderWidth: 14,
  armLength: 26,
}

/** Boys from 1.04 m to 1.64 m. */
export const boySizes: SizeRun = {
  first: { ...child, bust: 564, underbust: 554, waist: 534, hips: 582, shoulderWidth: 274 },
  sizes: [...sizesNamed('104 110 116 122 128 134', boyGrows), ...sizesNamed('140 146 152 158 164', olderBoyGrows)],
}
