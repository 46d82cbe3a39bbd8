import { at, type Fault } from './fault.ts'

const changes = 'packages/craft/designs/apparelChanges.test.ts'
const handles = 'packages/picture/looks/handles/knobHandles.test.ts'
const fault = (
  name: string,
  file: string,
  find: string,
  replace: string,
  title: string,
  test: string = changes,
): Fault => ({ family: 'studio', name, file: at('packages/craft', file), find, replace, test, title })

/** Faults in how a cut, its parts and its handles are changed. */
export const apparelFaults: readonly Fault[] = [
  fault(
    'a part takes knobs of other parts along',
    'designs/apparelChanges.ts',
    'Object.entries(knobs).filter(([name, value]) => name in own && own[name]?.normal !== value)',
    'Object.entries(knobs)',
    'the knobs of one part are those that are taken',
  ),
  fault(
    'a locked garment is changed',
    'designs/withGarment.ts',
    "|| (worn.locked && which === 'unlocked')",
    '',
    'is touched by no change but hiding and unlocking',
  ),
  fault(
    'a shirt is worn over its coat',
    'designs/movedTo.ts',
    'if (isOuter(inner) && isUnder(outer)) return null',
    '',
    'as far as it can be worn there',
  ),
  fault(
    'a button stays on a collar that is not there',
    'designs/fittedTo.ts',
    'applied?.filter(({ at }) => has(at.part))',
    'applied',
    'keeps what lies on the parts that it has',
  ),
  fault(
    'a number is carried beyond what a cut has',
    'garments/carryKnobs.ts',
    'Math.min(most, Math.max(least, step >= 1 ? Math.round(value) : Math.round(value * 1000) / 1000))',
    'Math.max(most, Math.max(least, value, step))',
    'is within the bounds of its knobs',
    'packages/craft/garments/carryKnobs.test.ts',
  ),
  fault(
    'a handle lies on cloth that is covered',
    'packages/picture/looks/handles/knobHandles.ts',
    '&& !isCovered(spot, edge, now, place)',
    '',
    'what is covered, counted or too little to be seen has no handle',
    handles,
  ),
  fault(
    'a drag turns a knob by another measure than the cloth moves',
    'packages/picture/looks/handles/knobHandles.ts',
    'pixelsPerUnit: far / Math.abs(step)',
    'pixelsPerUnit: far',
    'takes its edge to where it was dragged',
    handles,
  ),
  fault(
    'the back of a sketch is its front as it was drawn',
    'packages/picture/looks/traced/worn/tracedSeen.ts',
    'return back ? turnedOver(front) : bare(front)',
    'return back ? front : bare(front)',
    'its front is turned over',
    'packages/picture/looks/traced/worn/ownDye.test.ts',
  ),
  fault(
    'a look is locked by a knob of an older catalogue',
    'apps/server/documents/designs/checkKnobs.ts',
    'if (before?.knobs[name] !== value)',
    'if (before || !before)',
    'does not lock a look',
    'apps/server/documents/designs/checkKnobs.test.ts',
  ),
]
