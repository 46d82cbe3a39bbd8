import { type Fault, faultsOf } from './fault.ts'

const test = 'packages/studio/changing/changes.test.ts'
const store = 'packages/studio/studio.test.ts'
const drafts = 'apps/web/features/making/draftChanges.test.ts'
const fault = (name: string, file: string, find: string, replace: string, title: string, noticed = test): Fault =>
  faultsOf('studio')(noticed, 'packages/craft')(name, file, find, replace, title)

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
    'of a project take what is given, leave it as it was, and are undone exactly',
  ),
  fault(
    'a change leaves a document that is none',
    'designs/changes.ts',
    'garments: design.garments.toSpliced(at, 0, worn)',
    'garments: [...design.garments, ...design.garments, ...design.garments, ...design.garments, ...design.garments, worn]',
    'of a design take what is given, leave it as it was, and are undone exactly',
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
  fault(
    'a step says the general name where what was given has a nearer one',
    'packages/rules/changing/defineChange.ts',
    'nearer?.(given)?.label ?? label',
    'label',
    'name their steps by what they are given',
  ),
  fault(
    'a step has the name of its change though its caller gives a nearer one',
    'packages/rules/document.ts',
    'as?.label ?? change.nameOf(given)',
    'change.nameOf(given) || as?.label',
    'or one that its caller gives',
    store,
  ),
  fault(
    'a step has no name unless its caller gives one',
    'packages/rules/document.ts',
    'as?.label ?? change.nameOf(given)',
    "as?.label ?? ''",
    'a step has the name of its change',
    store,
  ),
  fault(
    'a document that takes the place of another leaves no step',
    'packages/rules/document.ts',
    'exchange: (document, { label }, id) => step(document, label, null, id)',
    'exchange: (document) => show(document)',
    'a whole document that takes its place is a step',
    store,
  ),
  fault(
    'a change of a brand is left out of its list',
    'brands/brandChanges.ts',
    '  pinBrandCut,\n  dropBrandCut,\n] as const',
    '  pinBrandCut,\n] as const',
    'each is in the list of its document',
  ),
  fault(
    'a brand holds a dropped colour in a form of its own',
    'brands/changes.ts',
    '[...without(brand.hand.droppedColors, hex), hex]',
    '[...brand.hand.droppedColors, color]',
    'of a brand take what is given, leave it as it was, and are undone exactly',
  ),
  fault(
    'a kind of document is left out of the table of changes',
    'packages/studio/documentChanges.ts',
    '  moodboard: moodChanges,\n',
    '',
    'each is in the list of its document',
  ),
  fault(
    'a change of a sketch under correction is left out of its list',
    'apps/web/features/making/tracing/tracingChanges.ts',
    '  setBox,\n  clearMarks,\n] as const',
    '  clearMarks,\n] as const',
    'each is in the list of its draft',
    drafts,
  ),
  fault(
    'a point of a mannequin is moved in the draft that is given',
    'apps/web/features/making/figures/changes.ts',
    'const landmarks = { ...draft.landmarks, [name]: at }',
    'const landmarks = Object.assign(draft.landmarks, { [name]: at })',
    'of a mannequin take what is given, leave it as it was, and are undone exactly',
    drafts,
  ),
]
