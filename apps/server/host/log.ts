import { type DestinationStream, type LogFn, type Logger, pino } from 'pino'
import type { Settings } from './settings.ts'
import { toldOf } from './toldOf.ts'

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

/** An error that is all an entry says would give it its message unread: the entry takes what may be told. */
function withoutMessage(this: Logger, [entry, ...rest]: Parameters<LogFn>, method: LogFn): void {
  const error: unknown = entry instanceof Error ? entry : Reflect.get(Object(entry), 'err')
  const said: unknown = rest[0]
  if (!(error instanceof Error) || said !== undefined) return method.apply(this, [entry, ...rest])
  const fields = entry instanceof Error ? { err: entry } : entry
  return method.apply(this, [fields, toldOf(error).message])
}

/** The server's log, one JSON line an entry, on standard error unless told otherwise; secrets and what people sent are left out. */
export const openLog = (
  settings: Pick<Settings, 'log'>,
  to: DestinationStream = pino.destination({ dest: 2, sync: false }),
) =>
  pino(
    {
      level: settings.log,
      redact: { paths: secrets, censor: '[hidden]' },
      serializers: { err: (error) => toldOf(error) },
      hooks: { logMethod: withoutMessage },
    },
    to,
  )

export type Log = ReturnType<typeof openLog>
