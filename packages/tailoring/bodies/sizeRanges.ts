import { boySizes } from './boySizes.ts'
import { childSizes } from './childSizes.ts'
import { girlSizes } from './girlSizes.ts'
import type { Measures } from './measures.ts'
import { type Growth, type SizeRun, sizesNamed } from './sizesNamed.ts'
import { toddlerSizes } from './toddlerSizes.ts'

/** Bodies of one kind in growing sizes: the first one, and what each next one has more. */
export interface SizeRange extends SizeRun {
  id: string
  /** Where the numbers come from. */
  origin: string
}

const woman: Measures = {
  height: 1670,
  neck: 334,
  bust: 800,
  underbust: 690,
  waist: 620,
  hips: 880,
  thigh: 512,
  knee: 350,
  calf: 332,
  ankle: 220,
  upperArm: 256,
  elbow: 234,
  wrist: 152,
  head: 556,
  shoulderWidth: 375,
  shoulderSlope: 21,
  armLength: 591,
  frontLength: 436,
  backLength: 404,
  bustSpan: 168,
  bustDepth: 258,
  waistToHips: 202,
  waistToCrotch: 265,
  waistToKnee: 586,
  waistToFloor: 1044,
}

const womanGrows: Growth = {
  height: 5,
  neck: 8,
  bust: 40,
  underbust: 38,
  waist: 40,
  hips: 40,
  thigh: 24,
  knee: 10,
  calf: 9,
  ankle: 5,
  upperArm: 12,
  elbow: 8,
  wrist: 4,
  head: 2,
  shoulderWidth: 5,
  armLength: 2,
  frontLength: 7,
  backLength: 4,
  bustSpan: 7,
  bustDepth: 6,
  waistToHips: 2,
  waistToCrotch: 5,
  waistToKnee: 2,
  waistToFloor: 3,
}

const man: Measures = {
  height: 1780,
  neck: 380,
  bust: 920,
  underbust: 860,
  waist: 800,
  hips: 950,
  thigh: 552,
  knee: 380,
  calf: 362,
  ankle: 242,
  upperArm: 296,
  elbow: 269,
  wrist: 170,
  head: 571,
  shoulderWidth: 434,
  shoulderSlope: 20,
  armLength: 647,
  frontLength: 451,
  backLength: 445,
  bustSpan: 191,
  bustDepth: 250,
  waistToHips: 186,
  waistToCrotch: 260,
  waistToKnee: 602,
  waistToFloor: 1096,
}

const manGrows: Growth = {
  height: 10,
  neck: 10,
  bust: 40,
  underbust: 36,
  waist: 40,
  hips: 34,
  thigh: 19,
  knee: 8,
  calf: 9,
  ankle: 4,
  upperArm: 12,
  elbow: 8,
  wrist: 4,
  head: 2,
  shoulderWidth: 8,
  armLength: 4,
  frontLength: 7,
  backLength: 5,
  bustSpan: 7,
  bustDepth: 5,
  waistToHips: 2,
  waistToCrotch: 5,
  waistToKnee: 4,
  waistToFloor: 7,
}

/** From size 44 on women's girths grow by half as much again. */
const womanGrowsFull: Growth = {
  ...womanGrows,
  bust: 60,
  underbust: 58,
  waist: 60,
  hips: 55,
  upperArm: 16,
  bustSpan: 9,
}

/** The ranges of bodies that patterns are drafted for (requirement S1.11). */
export const sizeRanges: readonly SizeRange[] = [
  {
    id: 'women',
    origin: 'Proportions of our own for a woman of 1.67 m and more; girths grow 4 cm a size, and 6 cm from size 44.',
    first: woman,
    sizes: [...sizesNamed('34 36 38 40 42', womanGrows), ...sizesNamed('44 46 48', womanGrowsFull)],
  },
  {
    id: 'men',
    origin: 'Proportions of our own for a man of 1.78 m and more; the chest grows 4 cm a size.',
    first: man,
    sizes: sizesNamed('46 48 50 52 54 56 58', manGrows),
  },
  {
    id: 'children',
    origin: 'Proportions of our own for girls and boys, named by their height in centimetres.',
    ...childSizes,
  },
  {
    id: 'girls',
    origin:
      'Proportions of our own for girls, named by their height in centimetres; bust and hips grow faster from 140.',
    ...girlSizes,
  },
  {
    id: 'boys',
    origin: 'Proportions of our own for boys, named by their height in centimetres; shoulders grow faster from 140.',
    ...boySizes,
  },
  {
    id: 'toddlers',
    origin:
      'Proportions of our own for toddlers, named by their height in centimetres, up to where girls and boys begin.',
    ...toddlerSizes,
  },
]
