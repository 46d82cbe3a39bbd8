import { type Fault, faultsOf } from './fault.ts'

const test = 'packages/studio/changing/changes.test.ts'
const fault = faultsOf('studio')(test, 'packages/craft')

/** Faults in changes that are listed. */
export const changeFaults: readonly Fault[] = [
  fault(
    'a change is left out of its list',
    'designs/designChanges.ts',
    '  shuffleFolds,\n  setMannequin,',
    '  setMannequin,',
    'each is in the list of its document',
  ),
  fault(
    'a change writes into the document that it is given',
    'packages/studio/projects/colorChanges.ts',
    'project.boards.color.map(({ locked: before, ...entry }) => {',
    'project.boards.color.reverse().map(({ locked: before, ...entry }) => {',
    'of a project take what is given',
  ),
  fault(
    'a change leaves a document that is none',
    'designs/changes.ts',
    'garments: design.garments.toSpliced(at, 0, worn)',
    'garments: [...design.garments, ...design.garments, ...design.garments, ...design.garments, ...design.garments, worn]',
    'of a look take what is given',
  ),
  fault(
    'settings that are not said fall back to what a new project has',
    'packages/rules/changing/partly.ts',
    'plain(field).optional() : field',
    'field.optional() : field',
    'what of the settings is not said stays as it is',
  ),
  fault(
    'a change takes what it does not know',
    'packages/rules/changing/partly.ts',
    'z.strictObject(',
    'z.object(',
    'refuse what is not of their form',
  ),
]
