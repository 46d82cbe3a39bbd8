import { directionFault, type Fault, serverFault } from './fault.ts'

const saved = 'features/elements/motions.test.ts'
const own = directionFault('packages/craft/motions/own/own.test.ts', 'packages/craft/motions/own')
const element = directionFault('packages/craft/elements/element.test.ts', 'packages/craft/motions/own')
const strip = directionFault('packages/picture/films/motionStrip.test.ts', 'packages/picture/films')

/** Faults in how motions of one's own are drawn, kept and found again. */
export const savedMotionFaults: readonly Fault[] = [
  own(
    'the last pose of a long motion is left out of its picture',
    'shownKeys.ts',
    '(keys.length - 1)) / (most - 1)',
    'keys.length) / most',
    'the first and the last among them',
  ),
  element(
    'a motion of before is not said to be one',
    'migrations/asElement.ts',
    "{ ...document, kind: 'motion' }",
    'document',
    'of whichever version it was kept in',
  ),
  strip(
    'a pose is drawn where on the floor it is struck',
    'drawMotionStrip.ts',
    'keys: [standingKey(key)] }',
    'keys: [{ ...key, at: 0 }] }',
    'as large as one that is near',
  ),
  strip(
    'every place of a strip shows the first pose',
    'drawMotionStrip.ts',
    'filmOf(key), 0',
    'filmOf(keys[0] ?? key), 0',
    'beside each other',
  ),
  serverFault(
    'nobody looks whether another motion is called so',
    'features/elements/handlers.ts',
    "row.document.kind === 'motion' ? await freeMotionName(tx, ownerId, row.name) : row.name",
    'row.name',
    saved,
    'a name that is taken',
  ),
  serverFault(
    'a motion is in its own way when it is renamed',
    'library/freeMotionName.ts',
    'entry ? ne(libraryItem.id, entry) : undefined',
    'undefined',
    saved,
    'a name that is taken',
  ),
  serverFault(
    'a motion in the bin is still offered',
    'features/elements/elementEntry.ts',
    ', isNull(libraryItem.deletedAt))',
    ')',
    saved,
    'what lies in the bin',
  ),
  serverFault(
    'what was taken out of the library is listed as kept',
    'features/elements/handlers.ts',
    'kept ? isNotNull(libraryItem.id) : undefined,',
    '',
    saved,
    'what lies in the bin',
  ),
  serverFault(
    'the library does not tell what kind of element it shows',
    'features/library/entries.ts',
    'elementKind: item.elementKind',
    'elementKind: null',
    saved,
    'found by name and kind',
  ),
  serverFault(
    'motions are called so in English alone',
    'packages/studio/library/categoryWords.ts',
    '[label, id, ...called]',
    '[label, id]',
    saved,
    'found by name and kind',
  ),
]
