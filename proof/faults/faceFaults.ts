import { at, type Fault } from './fault.ts'

const folder = 'packages/picture/people/round/head'

const face = (name: string, file: string, find: string, replace: string, title: string): Fault => ({
  family: 'drawing',
  name,
  file: at(folder, file),
  find,
  replace,
  test: `${folder}/forms.test.ts`,
  title,
})

/** Faults in the forms of faces: their one shadow, noses, temples, and touches on small heads. */
export const faceFaults: readonly Fault[] = [
  face(
    'a face is lit from both sides',
    'forms.ts',
    'child && !ink ? 0.72 : 0.95)',
    '0)',
    'lie in one shadow on the side',
  ),
  face(
    'a nose has no shade',
    'nose.ts',
    '{ soft, alpha: alpha * tones.alpha, within }',
    '{ soft, alpha: 0 * alpha, within }',
    'throw the shade of a nose',
  ),
  face(
    'a short cut hooks over the far temple',
    'drawHeadRound.ts',
    'const bare = cropped && !hasFringe(sitter.person)',
    'const bare = cropped && !sitter',
    'leave the far temple',
  ),
  face(
    'a small head is drawn as thinly as a large one',
    'roundFeatures.ts',
    'Math.min(1.9, 0.7 / sitter.stage.pen)',
    'Math.min(1, 0.7 / sitter.stage.pen)',
    'more boldly the smaller',
  ),
  {
    ...face(
      'spectacles sit on the cheeks',
      'onTurnedHead.ts',
      'const y = py - sunk + restsLower',
      'const y = py + restsLower',
      'sit before the eyes of',
    ),
    file: 'packages/craft/garments/turn/onTurnedHead.ts',
    test: 'packages/craft/garments/turn/onTurnedHead.test.ts',
  },
]
