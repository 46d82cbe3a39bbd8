import { defineChore } from '../chores/chore.ts'
import { doChores } from '../chores/doChores.ts'
import { openPools } from '../database/database.ts'
import { openFiles } from '../files/files.ts'
import { openLog } from '../log.ts'
import { readSettings } from '../settings.ts'

// A process for tests that kill it in the middle of a chore: the connection comes as JSON, the settings from the environment.
const settings = readSettings(process.env)
const endless = defineChore('endless', () => {
  process.stdout.write('begun\n')
  return new Promise(() => setInterval(() => undefined, 1000))
})
await doChores(openPools(JSON.parse(process.argv[2] ?? '{}')), {
  chores: [endless],
  files: openFiles(settings),
  log: openLog(settings),
  now: Date.now(),
  signal: new AbortController().signal,
})
