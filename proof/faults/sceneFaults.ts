import { type Fault, serverFault } from './fault.ts'

const kept = ['features/designs/keptSize.test.ts', 'keeps it through an edit, a variation and a project file'] as const

/** Faults in the list of scenes, in who reads it, and in the size that a look was made at. */
export const sceneFaults: readonly Fault[] = [
  serverFault(
    'an edited look is drawn in the standard size',
    'pictures/drawing/shownOrder.ts',
    '...sizeOf(design)',
    '...sizeOf({})',
    ...kept,
  ),
  serverFault(
    'a look stored before documents told their size has the standard one',
    'pictures/drawing/sizedDesigns.ts',
    "document.size ?? drawn.get(front ?? '')",
    'document.size',
    ...kept,
  ),
  {
    family: 'studio',
    name: 'an old order of a transparent picture is given its ground',
    file: 'packages/contract/lookFile.ts',
    find: "transparent ? 'transparent' : 'onGround'",
    replace: "transparent ? 'onGround' : 'onGround'",
    test: 'packages/contract/lookFile.test.ts',
    title: 'before files named scenes is still what was asked for',
  },
  {
    family: 'studio',
    name: 'an export is the look whatever scene is asked for',
    file: 'apps/server/features/designs/writeLookFile.ts',
    find: 'readOrder({ scene, of',
    replace: "readOrder({ scene: scene && 'look', of",
    test: 'architecture/newScene/newScene.test.ts',
    title: 'a scene is one file and its line in the list',
  },
]
