import { directionFault, type Fault } from './fault.ts'

const bodies = 'packages/craft/mannequins/round'
const compose = 'packages/craft/designs/compose'
const line = directionFault(`${bodies}/croquis.test.ts`, bodies)
const body = directionFault(`${bodies}/round.test.ts`, bodies)
const lineUp = directionFault(`${compose}/chooseWearers.test.ts`, compose)

/** Faults in the line of a figure: how arms hang, knees stand and ribs lie over hips. */
export const croquisFaults: readonly Fault[] = [
  line(
    'an arm hangs away from the body like a puppet’s',
    'gestures/women.ts',
    'arm([9, 8], [-18, 40])',
    'arm([30, 8], [12, 40])',
    'lets arms hang close',
  ),
  line(
    'an arm hangs as straight as a stick',
    'gestures/men.ts',
    'arm([9, -8], [-4, 12])',
    'arm([9, 8], [9, 12])',
    'lets arms hang close',
  ),
  line(
    'fingers look out from behind the hip',
    'gestures/women.ts',
    'arm([4, -30], [-6, -12])',
    'arm([8, -18], [4, 0])',
    'shows the hand of a far arm or hides it',
  ),
  line(
    'both arms hang alike',
    'gestures/menStanding.ts',
    'arm([7, 8], [-14, 40])',
    'arm([10, -9], [-5, 20])',
    'has no two arms that hang alike',
  ),
  line(
    'a knee is bowed outward',
    'gestures/menTouching.ts',
    'leg([0.58, 0.34], 20, { kneeOut: -0.35, heel: 12 })',
    'leg([0.3, 0.1], 20, { kneeOut: 1.5, heel: 30 })',
    'has knees in the line from hip to ankle',
  ),
  line(
    'the far hand behind the back comes out beside the near hip',
    'restOf.ts',
    'isNear ? 0.1 : 1,',
    'isNear ? 0.1 : -0.45,',
    'shows both elbows of hands that are behind the back',
  ),
  line(
    'an elbow is lost behind the back',
    'restOf.ts',
    'isNear ? -0.5 : 0.4',
    'isNear ? -0.5 : -4',
    'shows both elbows of hands that are behind the back',
  ),
  line('ribs and hips are one block', 'spine.ts', 'const against = 0.24', 'const against = 0', 'stands in an S'),
  body(
    'the young are stretched grown-ups',
    'inProportion.ts',
    '[6.5, { tall: 0.95, wide: 0.99 }]',
    '[6.5, { tall: 1, wide: 0.99 }]',
    'the young shorter in the leg',
  ),
  body(
    'shoulders slope like a bottle’s',
    'inProportion.ts',
    'const squarer = 0.015',
    'const squarer = 0',
    'squarer than on flats',
  ),
  body(
    'calves are bowed',
    'inProportion.ts',
    '- 0.09 * hump(t, 1.3, 0.16)',
    '+ 0.09 * hump(t, 1.3, 0.16)',
    'squarer than on flats',
  ),
  lineUp(
    'everybody leaps and waves',
    'chooseWearers.ts',
    'full(isLoud, most.loud) ? 0.01 : 1',
    'full(isLoud, most.loud) ? 1 : 1',
    'one of eight at the most leaps',
  ),
]
