import { type Fault, faultsOf } from './fault.ts'

const ofStudio = faultsOf('studio')
const change = ofStudio('packages/craft/designs/apparelChanges.test.ts', 'packages/craft/designs')
const carried = ofStudio('packages/craft/garments/carryKnobs.test.ts', 'packages/craft/garments')
const handle = ofStudio('packages/picture/looks/handles/knobHandles.test.ts', 'packages/picture/looks/handles')
const traced = ofStudio('packages/picture/looks/traced/worn/ownDye.test.ts', 'packages/picture/looks/traced/worn')
const saved = ofStudio('apps/server/documents/designs/checkKnobs.test.ts', 'apps/server')

/** Faults in how a cut, its parts and its handles are changed. */
export const apparelFaults: readonly Fault[] = [
  change(
    'a part takes knobs of other parts along',
    'apparelChanges.ts',
    'Object.entries(knobs).filter(([name, value]) => name in own && own[name]?.normal !== value)',
    'Object.entries(knobs)',
    'the knobs of one part are those that are taken',
  ),
  change(
    'a locked garment is changed',
    'withGarment.ts',
    "|| (worn.locked && which === 'unlocked')",
    '',
    'is touched by no change but hiding and unlocking',
  ),
  change(
    'a shirt is worn over its coat',
    'movedTo.ts',
    'if (isOuter(inner) && isUnder(outer)) return null',
    '',
    'as far as it can be worn there',
  ),
  change(
    'a button stays on a collar that is not there',
    'fittedTo.ts',
    'applied?.filter(({ at }) => has(at.part))',
    'applied',
    'keeps what lies on the parts that it has',
  ),
  carried(
    'a number is carried beyond what a cut has',
    'carryKnobs.ts',
    'Math.min(most, Math.max(least, step >= 1 ? Math.round(value) : Math.round(value * 1000) / 1000))',
    'Math.max(most, Math.max(least, value, step))',
    'is within the bounds of its knobs',
  ),
  handle(
    'a handle lies on cloth that is covered',
    'knobHandles.ts',
    '&& !isCovered(spot, edge, now, place)',
    '',
    'what is covered, counted or too little to be seen has no handle',
  ),
  handle(
    'a drag turns a knob by another measure than the cloth moves',
    'knobHandles.ts',
    'pixelsPerUnit: far / Math.abs(step)',
    'pixelsPerUnit: far',
    'takes its edge to where it was dragged',
  ),
  traced(
    'the back of a sketch is its front as it was drawn',
    'tracedSeen.ts',
    'return back ? turnedOver(front) : bare(front)',
    'return back ? front : bare(front)',
    'its front is turned over',
  ),
  saved(
    'a look is locked by a knob of an older catalogue',
    'apps/server/documents/designs/checkKnobs.ts',
    'if (before?.knobs[name] !== value)',
    'if (before || !before)',
    'does not lock a look',
  ),
]
