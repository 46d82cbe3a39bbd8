import { directionFault, type Fault, serverFault } from './fault.ts'

const own = 'features/designs/ownElements.test.ts'
const offered = directionFault('apps/web/features/detail/elements/offered.test.ts', 'apps/web/features/detail/elements')
const changes = directionFault('packages/craft/designs/appliedChanges.test.ts', 'packages/craft/designs')

/** Faults in what may be laid on cloth as an element: whose it is, how much of it, how large, and how long it is kept. */
export const elementFaults: readonly Fault[] = [
  serverFault(
    'nobody asks whose a picture is that is sewn on',
    'packages/craft/applied/notionOn.ts',
    "z.literal('picture'), hash: hashOf('picture')",
    "z.literal('picture'), hash: z.string()",
    own,
    'of somebody else is refused in a sentence',
  ),
  changes(
    'a full garment takes one more',
    'appliedChanges.ts',
    'if (count > most)',
    'if (count > most + 1)',
    'one more than a garment holds is refused',
  ),
  serverFault(
    'a form lays more on a garment than it holds',
    'documents/designs/checkDesign.ts',
    'checkRoom(applied.length)',
    '',
    own,
    'one more than a garment holds is refused',
  ),
  serverFault(
    'pictures sewn on are left out of a collection file',
    'packages/craft/designs/printsOn.ts',
    "one.source.kind === 'notion' ? [] : [{ kind: 'picture', hash: one.source.hash }]",
    '[]',
    own,
    'goes with a copy of its collection and with the collection file',
  ),
  serverFault(
    'what a look names by its content is let go',
    'library/dropUnused.ts',
    'and id::text not in (select name from mentioned) and hash not in (select name from mentioned)',
    'and id::text not in (select name from mentioned)',
    own,
    'is kept while a look wears it',
  ),
  serverFault(
    'where a look is altered, files are as small as elsewhere',
    'packages/studio/uploads/uploadUse.ts',
    "use === 'detail' ? limits.uploadBytes.designDetail : uploadLimit(language)",
    'uploadLimit(language)',
    own,
    'may have 5 MB in every language',
  ),
  serverFault(
    'a file that is too large is told the limit of another use',
    'host/http/readInput.ts',
    'mostBytes(saidUse(error.fields), language)',
    "mostBytes('library', language)",
    own,
    'may have 5 MB in every language',
  ),
  offered(
    'patterns are offered as elements',
    'offered.ts',
    'picture && mayStandSingly(readPrintType(category))',
    'picture',
    'no patterns',
  ),
]
