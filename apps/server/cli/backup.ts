import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { packBackup } from '../host/backup/archive.ts'
import { takeBackup } from '../host/backup/takeBackup.ts'
import { findDatabase } from '../host/database/findDatabase.ts'
import { openStore } from '../host/files/disk.ts'
import { readSettings } from '../host/settings.ts'
import type { Command } from './command.ts'
import { Mistake } from './mistake.ts'
import { placeOf } from './givenFiles.ts'

/** Takes a backup of this installation into a new folder, or into one file where the name ends in .tar; running or not, it goes on. */
export const backup: Command = {
  name: 'backup',
  says: 'Takes a backup of this installation while it runs: backup FOLDER, or backup FILE.tar.',
  options: {},
  async run([path, ...more], { say, print, signal }) {
    if (!path || path.startsWith('--') || more.length > 0) throw new Mistake('Say backup FOLDER or backup FILE.tar.')
    const place = placeOf(path)
    if (await stat(place).catch(() => null))
      throw new Mistake(`${path} is there already; a backup is never overwritten.`)
    const beside = join(dirname(place), `.${basename(place)}-unfinished-${randomBytes(4).toString('hex')}`)
    try {
      await mkdir(beside, { recursive: true, mode: 0o700 })
      const settings = readSettings(process.env)
      const database = await findDatabase(settings, say)
      try {
        say('Copying the tables …')
        const { owner: connection } = database
        const manifest = await takeBackup({ connection, store: openStore(settings), folder: beside, say, signal })
        if (place.endsWith('.tar')) {
          await packBackup(beside, `${beside}.tar`, signal)
          await rename(`${beside}.tar`, place)
        } else await rename(beside, place)
        const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
        print(
          `${JSON.stringify({ backup: path, tables: manifest.tables.length, rows, files: manifest.files.length })}\n`,
        )
      } finally {
        await database.close()
      }
    } finally {
      await rm(beside, { recursive: true, force: true })
      await rm(`${beside}.tar`, { force: true })
    }
  },
}
