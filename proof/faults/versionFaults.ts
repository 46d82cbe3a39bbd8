import { at, type Fault } from './fault.ts'

const room = 'packages/craft/designs'
const versions = 'apps/server/features/versions/versions'
const steps = 'apps/server/features/versions/steps'
const differences = 'packages/studio/changing/differences'

/** Of each its name, file, what it looks for, what it plants, and the test with its title. */
const rows: readonly (readonly [string, string, string, string, string, string])[] = [
  [
    'undo takes back what another window changed of the very same',
    'steps/recallSteps.ts',
    "[key, 'theirs']",
    "[key, 'mine']",
    'steps/steps',
    'what another changed of the very same stays as they left it',
  ],
  [
    'what was undone before a reload cannot be redone after it',
    'packages/rules/document.ts',
    'if (untouched)',
    'if (!untouched)',
    'steps/steps',
    'what was undone before is redone',
  ],
  [
    'what found no room in a save is kept later, after what followed it',
    'steps/stepsSince.ts',
    ' || leftOut.has(step.id)',
    '',
    'steps/steps',
    'is at most what one save may bring',
  ],
  [
    'a step keeps the whole look on both sides',
    'steps/keptStep.ts',
    '!sameContent(value, others.get(name))',
    'true',
    'steps/steps',
    'a step weighs what it changed',
  ],
  [
    'steps of another version of the document are taken for steps of this one',
    'steps/recallSteps.ts',
    'version === designVersion',
    'version > 0',
    'steps/steps',
    'steps of another version of the document',
  ],
  [
    'a colour that differs is told without its distance',
    'differences/colorDifference.ts',
    'before && after ? colorDistance(before, after) : null',
    'null',
    differences,
    'a colour is told with its distance',
  ],
  [
    'a garment that is hidden is no difference',
    'differences/wornDifferences.ts',
    "hidden: flag('hidden', 'hidden')",
    'hidden: none',
    differences,
    'is told, and where it changes nothing',
  ],
  [
    'another print is told as every way in which it lies otherwise too',
    'differences/printDifferences.ts',
    "return ['print']",
    'void 0',
    differences,
    'another print as another',
  ],
  [
    'what goes beside a write is taken anew when it is sent again',
    'apps/web/shared/saving/saver.ts',
    'sent.key, sent.beside)\n      beside',
    'sent.key, beside?.now())\n      beside',
    'apps/web/shared/saving/beside',
    'is the same whenever the write is sent again',
  ],
  [
    'a deleted look is kept as a version',
    'apps/server/features/versions/handlers.ts',
    "if (look.state === 'deleted') throw refuse('lookDeleted')",
    '',
    versions,
    'is refused where the look was changed elsewhere or deleted',
  ],
  [
    'what was undone can be redone after something new was done',
    'apps/server/documents/designVersions/keepSteps.ts',
    'and undone and id not in',
    'and false and id not in',
    steps,
    'are kept with the save that brings them',
  ],
  [
    'the newest steps go where there are too many',
    'apps/server/documents/designVersions/keepSteps.ts',
    'order by place desc',
    'order by place',
    steps,
    'the oldest go where there are too many',
  ],
  [
    'a version that a person named grows old like the others',
    'apps/server/documents/designVersions/thinVersions.ts',
    "('made', 'named')",
    "('made')",
    versions,
    'become fewer with age, but for how it was made',
  ],
  [
    'a look that stands as its latest version is kept again',
    'apps/server/documents/designVersions/keepVersion.ts',
    'if (latest?.hash === documentHash)',
    'if (latest?.hash === name)',
    versions,
    'how it was made, how it stood when it was liked',
  ],
  [
    'undo does not take back that a version was restored',
    'apps/server/features/versions/restoreVersion.ts',
    '[stepOf(before, after, asked.step ?? randomUUID())]',
    '[]',
    versions,
    'brings the look back whole with its picture',
  ],
]

/** What a person loses of the way back: steps that reach over reloads, versions, and what is said to differ. */
export const versionFaults: readonly Fault[] = rows.map(([name, file, find, replace, test, title]) => {
  const stands = { file: at(room, file), test: at(room, `${test}.test.ts`) }
  return { family: 'studio', name, find, replace, title, ...stands }
})
