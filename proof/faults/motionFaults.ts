import { directionFault, type Fault } from './fault.ts'

const motions = 'packages/craft/motions'
const films = 'packages/craft/films'
const motion = directionFault(`${motions}/motions.test.ts`, motions)
const swing = directionFault(`${motions}/swingOf.test.ts`, motions)
const own = directionFault(`${motions}/own/own.test.ts`, motions)
const film = directionFault(`${films}/timelineOf.test.ts`, films)
const turn = 'packages/craft/garments/turn'
const held = directionFault(`${turn}/heldOpen.test.ts`, turn)
const fits = directionFault(`${films}/fitsMotion.test.ts`, films)

/** Faults in how somebody moves: feet that slide, springs that never rest, rounds that do not close. */
export const motionFaults: readonly Fault[] = [
  motion(
    'a heel that goes up takes its foot along',
    'foot.ts',
    'const [back, , away] = turnedBy([0, 0, ballBefore(mover, heel)]',
    'const [back, , away] = turnedBy([0, 0, ballBefore(mover, 0)]',
    'let no planted foot slide',
  ),
  motion(
    'hips do not sink on a long step',
    'foot.ts',
    'return [own, ...needed].reduce((a, b) => softest(a, b))',
    'return needed.length > 9 ? softest(own, own) : own',
    'never draw a leg longer',
  ),
  swing('a spring is not damped', 'spring.ts', '- (v - speed) * c - v * drag', '', 'loses its energy at rest'),
  own(
    'a foot glides from key frame to key frame',
    'own/betweenKeys.ts',
    'if (stands && far < same)',
    'if (stands && far < 9)',
    'lift one that goes elsewhere',
  ),
  film(
    'a foot that carries slides as the figure grows',
    'standsOf.ts',
    'const carried = off.length',
    'const carried = off.length > 9',
    'keeps the foot that carries',
  ),
  film(
    'a round is cut off where the film ends',
    'timelineOf.ts',
    '* round) / take.seconds',
    '* take.seconds) / take.seconds',
    'closes a round',
  ),
  fits(
    'a coat is opened that nobody wears',
    'fitsMotion.ts',
    "asks === 'coat' && !opensIn(shown)",
    "asks === 'coat' && opensIn(shown)",
    'no coat opened that is none',
  ),
  fits(
    'a narrow skirt is swished',
    'fitsMotion.ts',
    '(character?.volume ?? 0) >= wide',
    '(character?.volume ?? 0) >= 0',
    'no skirt swung that is none or narrow',
  ),
  motion(
    'feet come after a body that has turned',
    'halfTurn.ts',
    'step(free, 0.04, 0.44, 122',
    'step(free, 0.04, 0.44, 60',
    'legs that do not cross',
  ),
  swing(
    'hands that sweep a skirt do nothing to it',
    'swingOf.ts',
    'at(hemX, i) + sweeps[0] *',
    'at(hemX, i) + 0 *',
    'swept from side to side',
  ),
  film('nobody blinks', 'blinkAt.ts', 'from + down + up > seconds', 'from + down + up > 0', 'blink now and then'),
  held(
    'hands let the edges of a coat go',
    'heldEdge.ts',
    'return lerp(1, Math.min(1, share), held)',
    'return lerp(1, Math.min(1, share), held && 0)',
    'go along',
  ),
]
