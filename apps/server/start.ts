import { setTimeout as wait } from 'node:timers/promises'
import { readWords } from '../../scripts/readWords.ts'
import { buildWeb } from './host/buildWeb.ts'
import { readSettings, type Settings, WrongSetting } from './host/settings.ts'
import type { Toile } from './main.ts'

const longestStop = 10_000
const usage = `npm start

Builds the screens, starts the studio with its own database, and says where it is open. Ctrl-C stops it.
Settings are environment variables; apps/server/host/settings.ts tells each with its default.`

let opening: Promise<Toile> | undefined
let stopping = false

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

function complain(error: unknown) {
  const text = error instanceof Error ? error.message : String(error)
  const taken = text.includes('EADDRINUSE')
  process.stderr.write(taken ? `${text}. Set PORT to a free one, or to 0 for any.\n` : `${text}\n`)
}

function readOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    complain(error)
    process.exit(error instanceof WrongSetting ? 2 : 1)
  }
}

async function stop() {
  // A signal that comes from the terminal and from npm arrives twice.
  if (stopping) return
  stopping = true
  say('Stopping …')
  const closed = (async () => {
    const toile = await opening?.catch(() => undefined)
    await toile?.close()
    return 0
  })().catch((error: unknown) => {
    complain(error)
    return 1
  })
  process.exit(await Promise.race([closed, wait(longestStop, 1)]))
}

async function open(settings: Settings): Promise<Toile> {
  const { openToile } = await import('./main.ts')
  return openToile(settings, undefined, say)
}

async function openSample(settings: Settings, { app, server }: NonNullable<Toile['api']>) {
  const { openSampleAccount } = await import('./sample/sampleAccount.ts')
  const { makeSampleProject } = await import('./sample/sampleProject.ts')
  const account = await openSampleAccount(server)
  const project = makeSampleProject(app, server)
  // Without workers of its own, it is made whenever one comes.
  if (settings.role === 'all') await project
  else project.catch((error: unknown) => server.log.warn({ err: error }))
  return account
}

async function start(settings: Settings) {
  if (settings.role !== 'worker') await buildWeb(say)
  // Whatever is written from here on (the database, files, letters, the password of the sample account) is the studio's alone.
  process.umask(0o077)
  opening = open(settings)
  const { api } = await opening
  if (!api) return say('This worker runs tasks. Ctrl-C stops it.')
  const sample = settings.sample ? await openSample(settings, api) : undefined
  say(`Toile is open at ${api.address}`)
  if (sample) say(`Sample account: ${sample.email}, password: ${sample.password}`)
  return say('Ctrl-C stops it.')
}

if (readWords(process.argv.slice(2), { usage, options: {} })) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  start(readOrExit()).catch((error: unknown) => {
    if (stopping) return
    complain(error)
    process.exit(1)
  })
}
