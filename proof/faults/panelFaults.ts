import { directionFault, type Fault } from './fault.ts'

const panel = 'apps/web/features/studio/direction'
const color = 'apps/web/features/studio/detail/color'
const brings = directionFault(`${panel}/worldBrings.test.ts`, panel)
const ink = directionFault(`${panel}/inkOn.test.ts`, panel)
const groups = directionFault(`${color}/originGroups.test.ts`, color)

/** Faults in what the direction panel and a look say of colours, worlds and dials. */
export const panelFaults: readonly Fault[] = [
  brings(
    'a dial that a hand turned is laid to the world that was chosen',
    'worldBrings.ts',
    'turned[id] === undefined && ',
    '',
    'but none that a hand turned',
  ),
  brings(
    'prints that were there before are told as new',
    'worldBrings.ts',
    '!before.has(id) && ',
    '',
    'is nothing where the kind that was read is chosen',
  ),
  ink(
    'every share is written in white',
    'inkOn.ts',
    '? white : black',
    '? white : white',
    'is read on every colour of a script',
  ),
  groups(
    'every source is said to give every colour',
    'originGroups.ts',
    'keyOf(one.origin) === key',
    'keyOf(one.origin) !== ""',
    'stand once each',
  ),
  groups(
    'what was chosen for the look stands before its pictures',
    'originGroups.ts',
    'Number(a.origin === null) - Number(b.origin === null)',
    '0',
    'comes last',
  ),
]
