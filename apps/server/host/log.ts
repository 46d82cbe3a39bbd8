import { pino } from 'pino'
import type { Settings } from './settings.ts'

const secrets = [
  'authorization',
  'cookie',
  'password',
  'token',
  'headers.authorization',
  'headers.cookie',
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["set-cookie"]',
]

/** The server's log, one JSON line an entry on standard error, with secrets blotted out. */
export const openLog = (settings: Pick<Settings, 'log'>) =>
  pino(
    { level: settings.log, redact: { paths: secrets, censor: '[hidden]' } },
    pino.destination({ dest: 2, sync: false }),
  )

export type Log = ReturnType<typeof openLog>
