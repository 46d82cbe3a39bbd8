import { directionFault, type Fault } from './fault.ts'

const picture = 'packages/picture'
const round = 'packages/craft/mannequins/round'
const dressed = `${picture}/looks/round/ownParts.test.ts`
const parts = directionFault(dressed, `${picture}/looks/round`)
const looks = directionFault(dressed, `${picture}/looks`)
const found = directionFault(`${picture}/reading/figures/findFigure.test.ts`, `${picture}/reading/figures`)
const compose = 'packages/craft/designs/compose'
const lineUp = directionFault(`${compose}/chooseWearers.test.ts`, compose)
const posed = directionFault(`${round}/poseOwn.test.ts`, round)

/** Faults in how mannequins from pictures are cut out, stood and dressed. */
export const ownFaults: readonly Fault[] = [
  parts(
    'what is worn in the picture stays under what somebody is dressed in',
    'ownParts.ts',
    'if (worn.trunk) drawBareTrunk(stage, stood, own)',
    'if (worn.trunk) drawOwnBody(stage, own)',
    'gives way',
  ),
  parts(
    'a new top takes the trousers of the picture away',
    'ownParts.ts',
    'else if (worn.legs) drawLegs',
    'else if (worn.trunk) drawLegs',
    'stays as it is in the picture',
  ),
  looks(
    'skin that comes to light has the colour of the hair',
    'wearer.ts',
    'skinLike(own.parts.skin)',
    'skinLike(own.parts.hair)',
    'in the skin of the face',
  ),
  looks(
    'resize is not seen in the picture',
    'frame.ts',
    'Math.min(fitting * resize,',
    'Math.min(fitting,',
    'whoever is resized',
  ),
  found(
    'ground in a web under the armpit stays with the figure',
    'packages/picture/reading/figures/findFigure.ts',
    'isTransparent(picture) ? mask : peelGround(labOf(picture), mask)',
    'mask',
    'freed of its ground',
  ),
  lineUp(
    'somebody’s own mannequin is named in a mirror that its picture does not know',
    'chooseWearers.ts',
    '!asked && gestureOf(chosen) !== null',
    '!asked',
    'never in a mirror',
  ),
  posed(
    'a raised hand of the picture lies under the head',
    'poseOwn.ts',
    "? 'collar'",
    "? 'relaxed'",
    'every joint lies where it is marked',
  ),
  posed(
    'the lower foot is taken for the further one',
    'poseOwn.ts',
    'deepened(joints, z)',
    'deepened(joints, -z)',
    'stands lower is the nearer',
  ),
]
