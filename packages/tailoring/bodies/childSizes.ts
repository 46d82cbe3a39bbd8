import { child, childGrows } from './child.ts'
import { type SizeRun, sizesNamed } from './sizesNamed.ts'

/** Girls and boys alike from 1.04 m to 1.52 m. */
export const childSizes: SizeRun = {
  first: child,
  sizes: sizesNamed('104 110 116 122 128 134 140 146 152', childGrows),
}
