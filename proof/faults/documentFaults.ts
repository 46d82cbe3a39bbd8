import type { Fault } from './fault.ts'

const folder = 'packages/rules/migrating'
const fault = (
  name: string,
  file: string,
  find: string,
  replace: string,
  title: string,
  test = `${folder}/defineDocument.test.ts`,
): Fault => ({ family: 'studio', name, file, find, replace, test, title })

/** Faults in how documents of other versions are read. */
export const documentFaults: readonly Fault[] = [
  fault(
    'a document of a version to come is taken for damaged',
    `${folder}/defineDocument.ts`,
    "if (typeof written === 'number' && written > version) throw refuse('documentNewer')",
    '',
    'one of a version to come is refused in a sentence',
  ),
  fault(
    'a document of the first version makes one step only',
    `${folder}/defineDocument.ts`,
    'return migrations.reduce(',
    'return migrations.slice(0, 1).reduce(',
    'is read through every step to the present one',
  ),
  fault(
    'a document without a version is left as it is',
    `${folder}/defineDocument.ts`,
    '(document.version ?? 1) === from',
    'document.version === from',
    'one that names no version is of the first',
  ),
  fault(
    'what a newer studio kept in a browser is thrown away',
    'apps/web/shared/saving/unsavedPages.ts',
    "return error instanceof Refusal ? 'newer' : null",
    'return null',
    'what a newer studio kept is told of, and stays for it',
    'apps/web/shared/saving/unsavedPages.test.ts',
  ),
  fault(
    'what an engine told beside the note of a piece is lost',
    'packages/craft/sketches/tracedNote.ts',
    'z.looseObject({',
    'z.object({',
    'a note keeps whatever an engine told beside it',
    'packages/craft/sketches/tracedNote.test.ts',
  ),
  fault(
    'a template of a version to come is passed over',
    'apps/server/pictures/tracing/templates.ts',
    'templateSchema.safeParse(document).data ?? []',
    "('version' in Object(document) ? [] : (templateSchema.safeParse(document).data ?? []))",
    'a piece and a template of a version to come are refused',
    'apps/server/features/tracing/newerTraced.test.ts',
  ),
  fault(
    'flat stances of the first designs are not brought into space',
    'packages/craft/designs/migrations/standInSpace.ts',
    'return gesture ?',
    'return !gesture ?',
    'are read as the present one',
    'packages/craft/designs/migrations/migrateDesign.test.ts',
  ),
]
