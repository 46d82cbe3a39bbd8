import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Node } from '../../architecture/sources.ts'
import { at, type Fault } from './fault.ts'
import { openSource, unmistakable } from './sourceTree.ts'

const root = join(import.meta.dirname, '../..')
/** Documents that calls take, and that name things. */
const documents = [
  'studio/projects/project',
  'craft/designs/design',
  'craft/prints/placement',
  'craft/prints/motifsSource',
  'craft/brands/brandDocument',
]
/** What an id or a hash is when it does not say whose it is. */
const unsaid: Readonly<Record<string, string>> = {
  idOf: "(await import('zod')).z.uuid()",
  hashOf: "(await import('zod')).z.string().regex(/^[0-9a-f]{64}$/)",
}

/** Each id of a call that names what must be its caller's, made an id of anything. */
const forgotten = (): Fault[] => {
  const files = globSync('packages/contract/features/*.ts', { cwd: root, exclude: (name) => name.includes('.test.') })
  return [...files.sort(), ...documents.map((name) => `packages/${name}.ts`)].flatMap((file) => {
    const source = openSource(file)
    return source.nodes.flatMap((node): Fault[] => {
      const plain = node.type === 'CallExpression' ? unsaid[String((node.callee as Node).name)] : undefined
      if (!plain) return []
      const { before, piece } = unmistakable(source.text, node.start, Number(node.end))
      const line = source.text.slice(0, node.start).split('\n').length
      return [
        {
          family: 'ownership',
          name: `${piece} says nothing of its owner, line ${line}`,
          file,
          find: `${before}${piece}`,
          replace: `${before}${plain}`,
          test: 'packages/contract/idsIn.test.ts',
          title: 'each says what it names',
        },
      ]
    })
  })
}

/** The wall itself, and what stands inside the queries. */
const walls: Fault[] = [
  {
    family: 'ownership',
    name: 'foreign things pass as one’s own',
    file: 'apps/server/host/http/ownership.ts',
    find: 'if (!identity || !(await holdsAll(tx, thing, identity.id, [...ids])))',
    replace: 'if (!identity)',
    test: 'apps/server/access.test.ts',
    title: 'answers for each thing of another as for one that is missing',
  },
  {
    family: 'ownership',
    name: 'a table’s walls do not hold for its owner',
    file: 'apps/server/host/database/migrations/0017-walls.sql',
    find: "format('alter table %I enable row level security, force row level security', names.name)",
    replace: "format('alter table %I enable row level security', names.name)",
    test: 'apps/server/host/database/wall.test.ts',
    title: 'stands around every table but three',
  },
  {
    family: 'ownership',
    name: 'a table of people says that its rows are nobody’s',
    file: 'apps/server/host/database/schema/briefs.ts',
    find: 'whose: ownedIn(row.ownerId),',
    replace: "whose: { how: 'nobody' },",
    test: 'apps/server/host/database/wall.test.ts',
    title: 'stands around every table but three',
  },
  {
    family: 'ownership',
    name: 'a table is added without a wall',
    file: 'apps/server/host/database/migrations/0021-task-keys.sql',
    find: 'alter table task drop column idempotency_key;',
    replace: 'alter table task drop column idempotency_key; drop policy own on brief;',
    test: 'apps/server/host/database/wall.test.ts',
    title: 'stands around every table but three',
  },
  {
    family: 'ownership',
    name: 'who is nobody sees every row',
    file: 'apps/server/host/database/database.ts',
    find: 'const people = openPool(connection, most)',
    replace: 'const people = openPool(asHouse(connection), most)',
    test: 'apps/server/host/database/wall.test.ts',
    title: 'shows nothing of anybody where no person is named',
  },
  {
    family: 'ownership',
    name: 'the studio works as the owner of the tables',
    file: 'apps/server/host/database/admit.ts',
    find: "return rows.length > 0 ? withSetting(owner, 'role', studioRole) : owner",
    replace: 'return owner',
    test: 'apps/server/host/database/admit.test.ts',
    title: 'of a superuser acts as the ordinary role all the same',
  },
  {
    family: 'ownership',
    name: 'the sample shows drawn pictures of everybody',
    file: 'apps/server/sample/publishLooks.ts',
    find: '        eq(file.ownerId, design.ownerId),\n',
    replace: '',
    test: 'apps/server/sample/publishLooks.test.ts',
    title: 'are public alone',
  },
  {
    family: 'ownership',
    name: 'anybody’s task is cancelled',
    file: 'apps/server/host/queue/settle.ts',
    find: 'ownedBy(task, ownerId), ',
    replace: '',
    test: 'apps/server/host/queue/queue.test.ts',
    title: 'cancels a running task',
  },
  {
    family: 'ownership',
    name: 'a stream goes on after its session',
    file: 'apps/server/host/events/events.ts',
    find: 'void endWithSession(window)',
    replace: 'void window',
    test: 'apps/server/host/events/beat.test.ts',
    title: 'asks whether the session goes on',
  },
]

/** A query that says nothing of whose rows it asks for: the wall still hides them, so that the code itself is read. */
const asking = (name: string, file: string, find: string, replace: string): Fault => ({
  family: 'ownership',
  name,
  file: at('apps/server', file),
  find,
  replace,
  test: 'architecture/ownership.test.ts',
  title: 'each says whose rows it asks for',
})

const unasked: Fault[] = [
  asking('a task is read by its id alone', 'features/tasks/handlers.ts', 'ownedBy(task, ownerId), ', ''),
  asking(
    'a state is named by its id alone',
    'features/history/handlers.ts',
    'ownedBy(projectState, identity.id), ',
    '',
  ),
  asking(
    'an entry leaves the library by its look alone',
    'apps/server/library/likedLooks.ts',
    'and(ownedBy(libraryItem, ownerId), eq(libraryItem.designId, designId))',
    'eq(libraryItem.designId, designId)',
  ),
  asking(
    'the sheet of a piece is joined by its id alone',
    'features/tracing/handlers.ts',
    'and(eq(file.id, traced.sheetId), ownedBy(file, ownerId))',
    'eq(file.id, traced.sheetId)',
  ),
  asking(
    'the words of a query forget the owner',
    'apps/server/documents/projectStates/keepWork.ts',
    'from project where owner_id = ${ownerId} and id',
    'from project where id',
  ),
  asking(
    'elements of everybody are listed',
    'features/elements/handlers.ts',
    'const own = ownedBy(element, identity.id)',
    'const own = ownedBy(element, element.ownerId)',
  ),
  asking(
    'one’s own pictures or any that is called so',
    'features/files/edits.ts',
    'and(ownedBy(file, ownerId), eq(file.id, id))',
    'or(ownedBy(file, ownerId), eq(file.id, id))',
  ),
]

/** What belongs to somebody, and everybody may take. */
export const ownershipFaults = (): Fault[] => [...forgotten(), ...walls, ...unasked]
