import type { Fault } from './fault.ts'

const folder = 'packages/picture/people/round/head'

const fault =
  (test: string) =>
  (name: string, file: string, find: string, replace: string, title: string): Fault => ({
    family: 'drawing',
    name,
    file: file.includes('/') ? file : `${folder}/${file}`,
    find,
    replace,
    test: `${folder}/${test}`,
    title,
  })
const head = fault('head.test.ts')
const drawn = fault('drawHeadRound.test.ts')
const turn = 'packages/fashion/garments/turn'
const worn = (name: string, file: string, find: string, replace: string, title: string): Fault => ({
  family: 'drawing',
  name,
  file: `${turn}/${file}`,
  find,
  replace,
  test: `${turn}/onTurnedHead.test.ts`,
  title,
})

/** Faults in heads in the round: bones, features, moods and hair. */
export const headFaults: readonly Fault[] = [
  head(
    'the crown of a head has no width to divide by',
    'skin.ts',
    'Math.max(0.02, profile.half(y) + 0.012)',
    'profile.half(y)',
    'is a whole place everywhere',
  ),
  head(
    'the far eye takes its whole width',
    'eyePlace.ts',
    'while (room > 0.5 &&',
    'while (room > 1 &&',
    'keeps both eyes within the outline',
  ),
  head(
    'one eye stands higher than the other',
    'eyePlace.ts',
    'y + v * growth - u * tilt',
    'y + side * 0.01 + v * growth - u * tilt',
    'sets both eyes on one line',
  ),
  head(
    'the face slides away from where it turns',
    'packages/fashion/mannequins/round/headPose.ts',
    '(z - axis) * sine) * head.size',
    '(axis - z) * sine) * head.size',
    'nearer to the far contour',
  ),
  head(
    'the far side is always the right one',
    'skin.ts',
    'const far = sine >= 0 ? 1 : -1',
    'const far = 1',
    'is its mirror image',
  ),
  head(
    'a cheek is drawn in from the front too',
    'farContour.ts',
    'const lean = Math.min(1, Math.abs(Math.sin(pose.yaw)) * 1.9)',
    'const lean = 1',
    'has two like halves',
  ),
  head(
    'who is proud has a calm mouth',
    'moods.ts',
    'proud: { smile: -0.04',
    'proud: { smile: 0.18',
    'a mouth of its own',
  ),
  head(
    'everybody has the same bones',
    'profile.ts',
    'const widths = halvesOf(face)',
    'const widths = halvesOf({ ...face, temple: 0.3, cheek: 0.31, jaw: 0.25, chin: 0.1, chinDrop: 0, round: 0.5 })',
    'has bones of its own',
  ),
  head(
    'the near cheek stays at the ear',
    'nearContour.ts',
    'const comesForward = 0.09',
    'const comesForward = 0',
    'brings the near cheek forward',
  ),
  drawn(
    'every mood is calm',
    'roundFeatures.ts',
    'mood: moods[gesture.mood]',
    'mood: moods.calm',
    'a different face in each mood',
  ),
  drawn(
    'the far lock falls over the face',
    'drawHeadRound.ts',
    'front.cut([farHalf(features)])',
    'front.cut([])',
    'spares the far half',
  ),
  drawn(
    'clipped hair lies on the flat head',
    'packages/picture/people/hair/drawFades.ts',
    'own ? [own.face, own.skull] : [flat]',
    '[flat]',
    'stays on the skull',
  ),
  drawn(
    'a tail of hair is always on the right',
    'hairRound.ts',
    "phase === 'behind' && !tied && head.yaw > 0 ? -1 : 1",
    '1',
    'on the side that the face turns from',
  ),
  drawn(
    'a breeze blows the whole head',
    'hairRound.ts',
    'smooth(0.75, 2.1, y) ** 1.4 * back',
    'back',
    'only below the jaw',
  ),
  drawn(
    'a plait spreads over the skull',
    'hairRound.ts',
    "head: phase === 'front' || tied ? hung : place",
    'head: place',
    'plaits keep their width',
  ),
  head('children have the eyes of adults', 'eyePlace.ts', 'child: 1.56', 'child: 1.1', 'opens its eyes wider'),
  head(
    "a child's jaw runs straight to its chin",
    'profile.ts',
    '[0.83, 0.052]',
    '[0.83, 0.16]',
    'has round cheeks while it is young',
  ),
  drawn(
    'the back of a turned head is bald',
    'drawHeadRound.ts',
    'else drawSkull(features)',
    'else void features',
    'covered down to the nape',
  ),
  drawn(
    'short hair has no sideburns',
    'temples.ts',
    "if (figure.build.gender !== 'male' || head.turned < 0.2) return",
    'if (figure.build) return',
    'covers the near temple',
  ),
  drawn(
    'hair stands through a hat',
    'drawHeadRound.ts',
    'front.cut(pressed)',
    'front.cut([])',
    'hair that a hat presses',
  ),
  drawn('plaits grow out of the cheek', 'hairRound.ts', 'deep: -0.12', 'deep: 0.2', 'tied behind the ears'),
  drawn(
    'a knot is carried with the face',
    'packages/fashion/mannequins/round/headPose.ts',
    "surface === 'front' ? front : back",
    'front',
    'a knot at the nape',
  ),
  worn(
    'spectacles slide with the flat of the head',
    'onTurnedHead.ts',
    'const before = (a: number) => frames.bridge - frames.bend * a * a',
    'const before = (a: number) => 0 * frames.bridge * frames.bend * a',
    'bent round the face',
  ),
  worn(
    'both temples of spectacles are seen',
    'onTurnedHead.ts',
    "piece.name.startsWith('temple')",
    'false',
    'the far one is hidden',
  ),
  worn(
    'both earrings are seen',
    'onTurnedHead.ts',
    "piece.role === 'jewel' || piece",
    'piece',
    'hang straight at the ear',
  ),
  worn(
    'hats stay as broad as they are from the front',
    'onTurnedHead.ts',
    'const grown = Math.hypot(cosine, skull.long * sine)',
    'const grown = 1',
    'a skull that is longer than broad',
  ),
  worn('a peak stays over the middle', 'onTurnedHead.ts', '+ 0.2 * out)', '- 0.3 * out)', 'a peak stands out'),
  worn(
    'a headscarf is wound round the trunk',
    'hangsOn.ts',
    'return mayBe && boundsOf(...outlines).top < 0.75',
    'return mayBe && boundsOf(...outlines).top < -9',
    'goes with the head',
  ),
  worn('a scarf goes with the head', 'hangsOn.ts', '.top < 0.75', '.top < 9', 'stays with the trunk'),
  {
    family: 'drawing',
    name: 'a small child has the neck of an adult',
    file: 'packages/fashion/mannequins/round/headPose.ts',
    find: '[4.5, 0.78]',
    replace: '[4.5, 0.1]',
    test: 'packages/fashion/mannequins/round/round.test.ts',
    title: 'shows less neck',
  },
]
