import { openPools } from '../database/database.ts'
import { openLog } from '../log.ts'
import { openWorkers } from '../queue/workers.ts'
import { readSettings } from '../settings.ts'

// A worker process for tests that kill it: the connection comes as JSON, the settings from the environment.
const settings = readSettings(process.env)
const database = openPools(JSON.parse(process.argv[2] ?? '{}'))
const runners = new URL('./testRunners.ts', import.meta.url)
await openWorkers({ settings, database, log: openLog(settings), runners })
process.stdout.write('ready\n')
