import { directionFault, type Fault } from './fault.ts'

const garments = 'packages/craft/garments'
const people = 'packages/picture/people/round'
const scenes = 'packages/picture/looks/round'
const sewn = directionFault(`${garments}/turn/sewn.test.ts`, garments)
const caves = directionFault(`${garments}/turn/caves.test.ts`, garments)
const tailored = directionFault(`${garments}/blocks/draftOuter.test.ts`, garments)
const hang = directionFault(`${garments}/turn/hang.test.ts`, garments)
const limb = directionFault(`${people}/limbs.test.ts`, people)
const under = directionFault(`${scenes}/underClothes.test.ts`, scenes)

/** Faults in what is sewn together at necks, shoulders, arms and waists of turned bodies. */
export const neckFaults: readonly Fault[] = [
  sewn(
    'collars stand off the neck of whoever turns',
    'turn/onShell.ts',
    '((right - left) / 2) * v +',
    '(right - left) * v +',
    'collars end on the contours of the neck',
  ),
  sewn(
    'cloth beside the shoulders does not go with the arms',
    'turn/onShell.ts',
    'lerp(middle, sideways, share)',
    'lerp(middle, 0, share)',
    'lies over the armhole it is sewn to',
  ),
  hang(
    'the straight underside of a kimono sleeve runs through a bent elbow',
    'blocks/sleeve.ts',
    'return within(point) > within(least) ? least : point',
    'return within(point) > within(least) ? point : point',
    'goes round a bent elbow',
  ),
  sewn(
    'what hangs loose leans with the hips',
    'turn/shell.ts',
    'const plumb = 0.9',
    'const plumb = 0',
    'a hem slants no more than the hips',
  ),
  sewn(
    'straps stay where they were drafted',
    'turn/openCarry.ts',
    'return alongStrap(piece, round)',
    'return (point) => ({ at: point, seen: true })',
    'straps end on what they are sewn to',
  ),
  sewn(
    'waistbands stay where they were drafted',
    'turn/openCarry.ts',
    'const [left, right] = [legs(0), legs(1)]',
    "if (piece.role === 'waistband') return (point) => ({ at: point, seen: true })\n      const [left, right] = [legs(0), legs(1)]",
    'go from side to side of the trunk',
  ),
  hang(
    'the underside of a wide sleeve stands up on a folded arm',
    'turn/openCarry.ts',
    'return s - Math.sign(s) * spare * up',
    'return s - Math.sign(s) * spare * up * 0',
    'none stands up on it',
  ),
  limb(
    'a bare leg is set under the hips with a step',
    'trunkContour.ts',
    'mix(onTrunk(posed, side, hip), thigh, 0.5), 0.5), thigh]',
    'mix(onTrunk(posed, side, hip), thigh, 0.5), 0.5), besideTrunk(posed, side, crotch)]',
    'grow out of the hips',
  ),
  under(
    'an armhole cuts the arm that is laid before the trunk',
    'underClothes.ts',
    'const isFar = index !== posed.near && !posed.gesture.arms[index].over',
    'const isFar = index !== posed.near',
    'no armhole reaches down to its forearm',
  ),
  caves(
    'a turned trunk is a barrel',
    'turn/shell.ts',
    'const turned = isHung ?',
    'const turned = !isHung ?',
    'caves in at the waist of a turned body',
  ),
  caves(
    'hems and cuffs are pillows',
    'turn/runsOn.ts',
    'const on = 0.3',
    'const on = 0',
    'its body runs on beyond hems and cuffs',
  ),
  caves(
    'a shirt collar comes out over the shoulders of the jacket over it',
    'blocks/heldUnder.ts',
    "return within && (isCollar(piece) || piece.role === 'hood')",
    "return within && piece.role === 'hood'",
    'a collar under another lies within it',
  ),
  caves(
    'the far half of a collar stands up beside the neck',
    'turn/openCarry.ts',
    'const farHalf = { lower: 0.5',
    'const farHalf = { lower: 0',
    'its far half, which is seen nearer to the throat',
  ),
  caves(
    'the strap of a bag follows every hollow of the chest',
    'turn/alongStrap.ts',
    'by: 0.6 }',
    'by: 0 }',
    'is taut from the shoulder to the bag',
  ),
  caves(
    'the straps of a pack end in the air',
    'accessories/backpack.ts',
    'roomOver(contour, side, over) - 0.01',
    'roomOver(contour, side, over) + 0.06',
    'turn under the arms at the contour',
  ),
  tailored(
    'a roll neck springs away from a collar that lies on one side',
    'blocks/heldUnder.ts',
    'if (limit <= 0) return x',
    '',
    'stays about the neck in every stance and from both sides',
  ),
]
