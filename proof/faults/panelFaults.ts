import { directionFault, type Fault } from './fault.ts'

const panel = 'apps/web/shared/direction'
const color = 'apps/web/features/detail/color'
const brings = directionFault(`${panel}/worldBrings.test.ts`, panel)
const ink = directionFault(`${panel}/inkOn.test.ts`, panel)
const groups = directionFault(`${color}/originGroups.test.ts`, color)
const hold = directionFault(`${panel}/toggleHold.test.ts`, panel)
const colors = 'packages/craft/colors'
const looks = 'apps/web/shared/open/looks'
const first = directionFault(`${looks}/pictureOf.test.ts`, looks)
const apart = directionFault(`${colors}/namesApart.test.ts`, colors)

/** Faults in what the direction panel and a look say of colours, worlds and dials, and in what a look shows before it is drawn. */
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
  hold(
    'a colour is held without the role it has',
    'toggleHold.ts',
    '{ color, role }, { as }',
    '{ color }, { as }',
    'is held in the role it has',
  ),
  apart(
    'two colours of one bar are called alike',
    'namesApart.ts',
    'if (number === 0) return name',
    'return name',
    'of two alike the first keeps it',
  ),
  apart(
    'the paler of two alike is called darker',
    'namesApart.ts',
    "by > 0 ? 'lighter'",
    "by < 0 ? 'lighter'",
    'is lighter or darker than that',
  ),
  apart(
    'colours as light as each other are called darker',
    'namesApart.ts',
    'if (Math.abs(by) < told) return null',
    '',
    'where lightness tells nothing',
  ),
  apart(
    'a colour takes a name that somebody gave another',
    'namesApart.ts',
    'new Set(colors.map(({ name }) => name))',
    'new Set<string>()',
    'never take a name that somebody gave',
  ),
  first(
    'a look seen from behind shows its front until it is drawn',
    'pictureOf.ts',
    "(view === 'front' ? wantedOf(entry, design, null).pictures : null)",
    'wantedOf(entry, design, null).pictures',
    'its own picture stands for it',
  ),
  first(
    'a look that was edited shows what it was until it is drawn',
    'pictureOf.ts',
    "(view === 'front' ? wantedOf(entry, design, null).pictures : null)",
    "(view === 'front' ? entry.pictures : null)",
    'its own picture stands for it',
  ),
]
