import { directionFault, type Fault } from './fault.ts'

const bodies = 'packages/craft/mannequins/round'
const carried = 'packages/craft/garments/turn'
const scenes = 'packages/picture/looks/round'
const shell = directionFault(`${bodies}/roundabout.test.ts`, bodies)
const body = directionFault(`${bodies}/round.test.ts`, bodies)
const ruler = directionFault(`${bodies}/ruler.test.ts`, bodies)
const turned = directionFault(`${carried}/turn.test.ts`, carried)
const look = directionFault(`${scenes}/drawStood.test.ts`, scenes)
const onBody = directionFault(`${carried}/onBody.test.ts`, carried)
const allRound = directionFault(`${carried}/allRound.test.ts`, carried)
const turnedRound = directionFault(`${scenes}/turnedRound.test.ts`, scenes)
const armholes = directionFault(`${scenes}/coverArmholes.test.ts`, scenes)
const under = directionFault(`${scenes}/underClothes.test.ts`, scenes)
const boots = directionFault('packages/picture/looks/hemsOf.test.ts', 'packages/picture/people/shoes')

/** Faults in bodies that stand in space and in what is carried to them. */
export const roundFaults: readonly Fault[] = [
  shell(
    'the far side of a shell folds back over itself',
    'roundabout.ts',
    'Math.min(theta + alpha, Math.PI / 2)',
    'theta + alpha',
    'never folds over itself',
  ),
  body(
    'a head in a mirror leans the same way',
    'gesture.ts',
    'roll: -head.roll',
    'roll: head.roll',
    'is the same in a mirror',
  ),
  body(
    'nobody’s hip rises over the leg that carries',
    'spine.ts',
    'chest.tilt * upper + pelvis.tilt * lower',
    'chest.tilt * upper',
    'stands on its weight leg',
  ),
  body(
    'a walk crosses its legs',
    'gestures/women.ts',
    'leg([-0.04, 0.74], 6,',
    'leg([-1.1, 0.74], 6,',
    'walks with a rear leg that pushes off',
  ),
  body(
    'both legs are straight',
    'gestures/men.ts',
    'leg([0.66, 0.44], 20, { kneeOut: -0.2 })',
    'leg([0.9, 1.1], 28)',
    'lets a knee go where it stands',
  ),
  body(
    'two gestures have one name',
    'gestures/menTouching.ts',
    "label: 'Arms crossed'",
    "label: 'At ease'",
    'has a list for each',
  ),
  body(
    'heads are lost on grown-ups',
    'inProportion.ts',
    'if (!own || build.inSpace)',
    'if (own || build.inSpace)',
    'about eight and a half heads tall',
  ),
  body(
    'small children take the steps of big ones',
    'placing.ts',
    '(ankleY - hipRoot[1]) / usual[ageGroup]',
    '(ankleY - hipRoot[1]) / (ankleY - hipRoot[1] + 0 * usual[ageGroup])',
    'takes steps as long as its legs',
  ),
  body(
    'folded arms do not cross',
    'restOf.ts',
    'before(y, isUpper ? 0.16 : 0,',
    'before(y, isUpper ? 1 : 0.9,',
    'folds arms across each other',
  ),
  body(
    'hands stay in pockets that are not there',
    'withoutPockets.ts',
    "if (!gesture.hands.includes('pocket')) return gesture",
    'if (gesture.hands.length) return gesture',
    'does without pockets',
  ),
  ruler(
    'cloth at an elbow is drawn in twice',
    'ruler.ts',
    's / jointShare(limb.bend, t, s)',
    's',
    'takes back what a joint draws in',
  ),
  turned(
    'each leg of trousers goes with the other leg',
    'openCarry.ts',
    'blockLegs[index].where(point)',
    'blockLegs[index ? 0 : 1].where(point)',
    'legs of trousers go with the legs',
  ),
  turned(
    'no side seam comes into view',
    'turnPieces.ts',
    ', ...sideSeam(turning, piece)',
    '',
    'closings, seams and buttons travel round',
  ),
  turned(
    'a print is squeezed where cloth goes round',
    'turnedSurface.ts',
    'u: roundedTo(mesh, roundLength(section, angle)), v: roundedTo(mesh, v) }',
    'u: at[0], v }',
    'a print keeps its size',
  ),
  turned(
    'an edging goes with the other sleeve',
    'hangsOn.ts',
    '/^(?:sleeve|cuff|bangle)([01])/.exec(name) ?? ',
    '',
    'what is paired hangs on its own side',
  ),
  onBody(
    'collars stand off the neck of somebody who turns',
    'onShell.ts',
    'return above * smooth(0.5, 1,',
    'return 0 * above * smooth(0.5, 1,',
    'close round the neck on its contours',
  ),
  onBody(
    'a strap is stretched with the cloth under it',
    'openCarry.ts',
    "role === 'strap' && left.length > 1",
    "role === 'hat' && left.length > 1",
    'a strap keeps its width',
  ),
  onBody(
    'folds of a sleeve run on in the air',
    'turnPieces.ts',
    '!(isFold || drafted(point))',
    '!drafted(point)',
    'a fold of a sleeve is not seen outside it',
  ),
  onBody(
    'legs stand beside a narrow skirt',
    'shell.ts',
    'const pushed = legsUnder(posed, pieces)',
    'const pushed = null',
    'a narrow skirt gives to legs',
  ),
  onBody('the hem of a wavy skirt gapes', 'closedHem.ts', 'const side = 0.5', 'const side = 8', 'does not gape'),
  armholes(
    'the far armhole is a dark hole',
    'coverArmholes.ts',
    'if (isBehind(posed, side))',
    'if (isBehind(posed, side) && stage.scale < 0)',
    'shows the sleeve of a far arm',
  ),
  look(
    'a hand on the hip carries a bag',
    'standIn.ts',
    'const posed = held.length ?',
    'const posed = held.length > 9 ?',
    'lets the arm hang that carries a bag',
  ),
  look(
    'boots end under hems that were not carried',
    'standIn.ts',
    'hemsOf(dressed)',
    'hemsOf(dress(design, posed.block, sources))',
    'ends boots under the hems',
  ),
  under(
    'legs are hidden within a skirt and shown beside it',
    'underClothes.ts',
    'const out = k ? aside : -aside',
    'const out = k ? -aside : aside',
    'shows no leg beside a long skirt',
  ),
  under(
    'an arm is drawn under its whole sleeve',
    'underClothes.ts',
    'Math.max(...ends) - overlap',
    'Math.min(...ends)',
    'draws of an arm what comes out of its sleeve',
  ),
  boots(
    'a boot’s shaft stands out beside trousers',
    'shaftUnder.ts',
    'const hem = look.hems?.[index] ?? null',
    'const hem = null as number | null',
    'end under every hem',
  ),
  allRound(
    'a body keeps its chest before it where it is seen from behind',
    `${bodies}/fromBehind.ts`,
    'front: back, back: front',
    'front, back',
    'lie on the same body from both of its sides',
  ),
  allRound(
    'the front of a garment is drawn round to its back',
    'shell.ts',
    'const stretched = showsBothSides(posed) ?',
    'const stretched = !posed ?',
    'meet at the side seam',
  ),
  turnedRound(
    'a garment is seen from behind as it is from before',
    `${bodies}/poseInSpace.ts`,
    "openPosed(fromBehind(placed), 'back')",
    'openPosed(fromBehind(placed))',
    'shows what closes a garment from its own side only',
  ),
  turnedRound(
    'a bag changes hands where a body turns its back',
    'standIn.ts',
    '(isFromBehind(asked) ? (arm ? 0 : 1) : arm)',
    'arm',
    'keeps what hangs on an arm on that arm',
  ),
  turnedRound(
    'spectacles go with the body and not with the head',
    'standIn.ts',
    'isTurnedAway(posed.head) === isFromBehind(posed)',
    'true',
    'from the side that the head shows',
  ),
]
