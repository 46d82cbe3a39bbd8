import { directionFault, type Fault } from './fault.ts'

const bodies = 'packages/craft/mannequins/round'
const round = 'packages/picture/people/round'
const stance = directionFault(`${bodies}/stances.test.ts`, bodies)
const limb = directionFault(`${round}/limbs.test.ts`, round)
const hand = directionFault(`${round}/hands/hands.test.ts`, round)

/** Faults in how people stand, and in legs and hands that they stand with. */
export const stanceFaults: readonly Fault[] = [
  stance(
    'one foot hides the other',
    'gestures/menStanding.ts',
    'leg([-0.4, -0.34], 4,',
    'leg([-0.06, 0.1], 4,',
    'is on two feet that are seen apart',
  ),
  stance(
    'a hand on the hip lies before the belly',
    'restOf.ts',
    'beside(y, 1, 0.15, -0.18)',
    'beside(y, 0.9, 0, -0.04)',
    'grips a hip from outside',
  ),
  limb(
    'legs and shoes are drawn by another hand than the brand’s',
    'hulls.ts',
    'pressed(bodyPressuresOf(stage.style).contour, stage.hand)',
    'bodyPressuresOf(stage.style).contour',
    'are drawn as heavily as a brand’s hand presses',
  ),
  limb(
    'a lower leg is a tube',
    'legContour.ts',
    '[1.31, 0.5, 1.36]',
    '[1.31, 1, 1]',
    'have a calf behind and a shin before it',
  ),
  hand(
    'a hand is put on its arm like a doll’s',
    'hands/handOutlines.ts',
    '(inner + outer) / 2 / frame.size',
    '0',
    'are as broad as the arm where they begin',
  ),
]
