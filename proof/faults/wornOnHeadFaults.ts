import { at, type Fault } from './fault.ts'

const turn = 'packages/craft/garments/turn'
const worn = (name: string, file: string, find: string, replace: string, title: string): Fault => ({
  family: 'drawing',
  name,
  file: at(turn, file),
  find,
  replace,
  test: `${turn}/onTurnedHead.test.ts`,
  title,
})

/** Faults in what is worn on turned heads: spectacles, earrings, hats, scarves, bows. */
export const wornOnHeadFaults: readonly Fault[] = [
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
  worn(
    'the cuff of a beanie hangs on an arm',
    'hangsOn.ts',
    "if (isOnHead(piece)) return { hold: 'head', side }",
    "if (isOnHead(piece) && piece.name !== 'cuff') return { hold: 'head', side }",
    'from edge to edge',
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
  worn(
    'a hat is worn lower than its wearer can see',
    'onTurnedHead.ts',
    'higher: -0.055',
    'higher: -0.2',
    'in no gesture does a brim hide the brows',
  ),
  worn(
    'a cuff does not go down with its crown',
    'onTurnedHead.ts',
    " && piece.role !== 'band'",
    '',
    'a hat sits on the skull',
  ),
  worn(
    'a crown is as high as it was drafted',
    'onTurnedHead.ts',
    'crown: 0.8,',
    'crown: 1.4,',
    'a hat sits on the skull',
  ),
  {
    ...worn(
      'hair over a crown is not pressed',
      'onTurnedHead.ts',
      'at(s * 1.4, -1),',
      'at(s * 1.4, 0.05),',
      'hair does not rise over the crown',
    ),
    file: 'packages/craft/garments/accessories/blocks/hat.ts',
  },
  worn(
    'a bow is pinned where it was drafted',
    'onTurnedHead.ts',
    'Math.sign(middle) : -Math.sign(head.yaw)',
    'Math.sign(middle) : Math.sign(head.yaw)',
    'a bow is pinned above the ear',
  ),
]
