import { directionFault, type Fault } from './fault.ts'

const raster = 'packages/picture/raster'
const scenes = 'packages/picture/looks'

const line = directionFault('freeLine.test.ts', raster)
const hand = directionFault('handSeed.test.ts', scenes)

/** Faults in the line of bodies and in the hand over a look. */
export const lineFaults: readonly Fault[] = [
  line(
    'a contour presses as hard in the light as in shade',
    `${raster}/brushLine.ts`,
    'lerp(dark, lit, smooth(-0.75, 0.55, facing))',
    'lerp(dark, dark, smooth(-0.75, 0.55, facing))',
    'are heavy in shade and thin or lost towards the lamp',
  ),
  line(
    'a photograph is outlined',
    `${raster}/realistic/realistic.ts`,
    'contour: { ...plainPressure, weight: 0 }',
    'contour: { ...plainPressure, weight: 1 }',
    'a photograph has marks within a form and no contour round it',
  ),
  line(
    'a garment in ink is outlined all round',
    `${raster}/ink/ink.ts`,
    'lost: 0.5, gap: 120',
    'lost: 0, gap: 120',
    'are absent towards the lamp for whole passages',
  ),
  line(
    'paint is outlined against its ground',
    `${raster}/contourLine.ts`,
    'if (within) stage',
    'if (!within) stage',
    'part what is drawn already',
  ),
  line(
    'a lace is pressed like a line',
    `${raster}/freeLine.ts`,
    'flatBody.mark, {',
    'bodyPressuresOf(stage.style).mark, {',
    'a lace or a strap is as wide in every hand',
  ),
  line(
    'the line round many forms looks at the slant of each',
    'packages/picture/people/round/hulls.ts',
    'const by = wide * hand.lit * swing * (1 - lifted)',
    'const by = wide * (0.2 + 9 * dx ** 4) * hand.lit * swing',
    'without teeth',
  ),
  line(
    'every look is drawn with one pressure',
    `${raster}/brushLine.ts`,
    'openNoise(stage.seed + (o.seed ?? 1)',
    'openNoise((o.seed ?? 1)',
    'are the same twice in one look',
  ),
  line(
    'every look leaves the same lines out',
    `${raster}/freeLine.ts`,
    'openChance(stage.seed * 31 +',
    'openChance(',
    'are left out by the share that is spared',
  ),
  hand(
    'a look is drawn as its person always is',
    `${scenes}/handSeed.ts`,
    'person.seed + seedOf(`${origin.briefSeed}:${origin.index}`)',
    'person.seed',
    'draws two looks of one person as two drawings',
  ),
  hand(
    'what was kept of one look is shown in another',
    `${scenes}/models.ts`,
    '[style, scale, seed, ...origin]',
    '[style, scale, ...origin]',
    'draws two looks of one person as two drawings',
  ),
]
