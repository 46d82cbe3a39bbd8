import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpackBackup } from '../host/backup/archive.ts'
import { WrongBackup } from '../host/backup/manifest.ts'
import { restoreBackup } from '../host/backup/restoreBackup.ts'
import { findDatabase } from '../host/database/findDatabase.ts'
import { openStore } from '../host/files/disk.ts'
import { readSettings } from '../host/settings.ts'
import type { Command, Terminal } from './command.ts'
import { Mistake } from './mistake.ts'
import { needed, readOptions } from './options.ts'
import { placeOf } from './givenFiles.ts'

const options = {
  into: needed('FOLDER', 'A new data folder, or the address of an empty PostgreSQL: postgres://…'),
}

const isAddress = (text: string) => /^postgres(ql)?:\/\//.test(text)

/** The settings that lead to the target; what else is set, as the bucket of the files, holds as it does for the studio. */
function settingsFor(into: string) {
  if (isAddress(into)) return readSettings({ ...process.env, DATABASE_URL: into, DATABASE_OWNER_URL: '' })
  return readSettings({ ...process.env, DATABASE_URL: '', DATABASE_OWNER_URL: '', TOILE_DATA: placeOf(into) })
}

async function restoreFrom(folder: string, into: string, { say, print, signal }: Terminal) {
  const settings = settingsFor(into)
  const found = isAddress(into) ? [] : await readdir(settings.folder).catch(() => [])
  if (found.length > 0) throw new Mistake(`${into} is not empty; a backup is restored into a new data folder.`)
  const database = await findDatabase(settings, say)
  let whole = false
  try {
    const { owner: connection } = database
    const { tables, files } = await restoreBackup({ folder, connection, store: openStore(settings), say, signal })
    whole = true
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    print(
      `${JSON.stringify({ into: isAddress(into) ? 'the database' : into, tables: tables.length, rows, files: files.length })}\n`,
    )
  } finally {
    await database.close()
    // A folder that was made for this holds nothing else.
    if (!whole && !isAddress(into)) await rm(settings.folder, { recursive: true, force: true })
  }
}

/** Restores a backup into a new data folder or an empty database, and verifies it. */
export const restore: Command = {
  name: 'restore',
  says: 'Restores a backup and verifies it: restore FOLDER-OR-FILE.tar --into DATA-FOLDER-OR-DATABASE.',
  options,
  async run([path, ...words], terminal) {
    if (!path || path.startsWith('--'))
      throw new Mistake('Say restore FOLDER-OR-FILE.tar --into DATA-FOLDER-OR-DATABASE.')
    const { into } = readOptions(options, words)
    const place = placeOf(path)
    const there = await stat(place).catch(() => null)
    if (!there) throw new Mistake(`${path} does not exist.`)
    const unpacked = there.isDirectory() ? undefined : await mkdtemp(join(tmpdir(), 'toile-restore-'))
    try {
      if (unpacked) await unpackBackup(place, unpacked, terminal.signal)
      await restoreFrom(unpacked ?? place, into, terminal)
    } catch (error) {
      throw error instanceof WrongBackup ? new Mistake(error.message) : error
    } finally {
      if (unpacked) await rm(unpacked, { recursive: true, force: true })
    }
  },
}
