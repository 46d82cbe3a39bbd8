import { openToile } from '../main.ts'
import { readSettings } from '../host/settings.ts'

// A process that answers calls and can be killed, for tests: the settings come from the environment; it says where it is.
const { api } = await openToile(readSettings(process.env))
process.stdout.write(`Toile is open at ${api?.address}\n`)
