import { type Fault, serverFault } from './fault.ts'

const sweep = 'apps/server/host/chores/sweep.test.ts'
const chores = 'host/chores/doChores.test.ts'
const declarations = 'host/database/declarations.test.ts'

/** What would lose the files of a table, or have a chore done twice or by nobody. */
export const tableFaults: readonly Fault[] = [
  serverFault(
    'a table does not say which files it keeps',
    'host/database/schema/index.ts',
    '  ...figures,\n',
    '',
    declarations,
    'every table of the database says which files it keeps',
  ),
  serverFault(
    'a table points at a file and does not say that it keeps it',
    'host/database/schema/templates.ts',
    'holds: [fileIn(row.fileId)]',
    'holds: []',
    declarations,
    'whoever points at a file says that it keeps it',
  ),
  serverFault(
    'what documents mention is not read',
    'host/files/withoutNamed.ts',
    "'[0-9a-f]{64,}'",
    "'[0-9a-f]{99,}'",
    sweep,
    'keeps the files of a table that is added',
  ),
  serverFault(
    'a hash behind other digits is not seen',
    'host/files/withoutNamed.ts',
    'at + length <= text.length; at++',
    'at + length <= text.length; at += length',
    sweep,
    'keeps the files of a table that is added',
  ),
  serverFault(
    'only the first portion of what is named is read',
    'host/files/withoutNamed.ts',
    'more = rows.length === portion',
    'more = false',
    sweep,
    'reads what is named portion by portion',
  ),
  serverFault(
    'files are swept past a table that says nothing',
    'apps/server/host/chores/sweep.ts',
    'if (silent.length > 0) throw',
    'if (silent.length > 99) throw',
    sweep,
    'removes nothing while a table is there that says nothing',
  ),
  serverFault(
    'bytes that are younger than a day are swept',
    'apps/server/host/chores/sweep.ts',
    'now - written.getTime() < day',
    'now - written.getTime() < 0',
    sweep,
    'keeps what is stored again while it runs',
  ),
  serverFault(
    'a file that is stored again stays old',
    'host/files/disk.ts',
    'await utimes(path, new Date(), new Date())',
    'await utimes(path, new Date(0), new Date(0))',
    sweep,
    'keeps what is stored again while it runs',
  ),
  serverFault(
    'what a waiting task is to read is swept',
    'host/database/schema/tasks.ts',
    "status in ('waiting', 'running')",
    "status in ('running')",
    sweep,
    'keeps what a task that waits or runs is to read',
  ),
  serverFault(
    'two processes keep one house at once',
    'host/chores/whileAlone.ts',
    'if (rows[0]?.held) await',
    'if (rows.length > 0) await',
    chores,
    'are each done once an hour where two processes keep the house',
  ),
  serverFault(
    'a chore is done at every look',
    'host/chores/doChores.ts',
    'if (!either.aborted) await keepTime(db, name, now)',
    '',
    chores,
    'are each done once an hour where two processes keep the house',
  ),
  serverFault(
    'what was not done before the house was left counts as done',
    'host/chores/doChores.ts',
    'if (!either.aborted) await keepTime(db, name, now)',
    'await keepTime(db, name, now)',
    chores,
    'stop when the house is left',
  ),
  serverFault(
    'a chore that was begun counts as done, though its process was killed',
    'host/chores/doChores.ts',
    '      await run({',
    '      await keepTime(db, name, now)\n      await run({',
    chores,
    'are done by another process when the one that was at them is killed',
  ),
]
