import { setTimeout as wait } from 'node:timers/promises'
import { buildWeb } from './host/buildWeb.ts'
import { readSettings, type Settings, WrongSetting } from './host/settings.ts'
import type { Toile } from './main.ts'

const longestStop = 10_000

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
  return openToile(settings)
}

async function start(settings: Settings) {
  if (settings.role !== 'worker') await buildWeb(say)
  opening = open(settings)
  const { api } = await opening
  if (!api) return say('This worker runs tasks. Ctrl-C stops it.')
  const { openSampleAccount } = await import('./sample/sampleAccount.ts')
  const { makeSampleProject } = await import('./sample/sampleProject.ts')
  const { email, password } = await openSampleAccount(api.server)
  const sample = makeSampleProject(api.app, api.server)
  // Without workers of its own, it is made whenever one comes.
  if (settings.role === 'all') await sample
  else sample.catch((error: unknown) => api.server.log.warn({ err: error }))
  say(`Toile is open at ${api.address}`)
  say(`Sample account: ${email}, password: ${password}`)
  return say('Ctrl-C stops it.')
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
start(readOrExit()).catch((error: unknown) => {
  if (stopping) return
  complain(error)
  process.exit(1)
})
