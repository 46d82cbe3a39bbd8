import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The product as a newcomer starts it, on an empty data folder. */
export interface StartedStudio {
  address: string
  /** What the start printed. */
  said: string
  /** Ends it as a machine that loses its power does. */
  kill(): Promise<void>
  /** Starts it again after that, at the same address. */
  startAgain(): Promise<void>
  close(): Promise<void>
}

/** Starts the product's own start script and waits until it prints its address. */
export async function startStudio(settings: Readonly<Record<string, string>> = {}): Promise<StartedStudio> {
  const folder = await mkdtemp(join(tmpdir(), 'toile-journey-'))
  const all = { ...settings, TOILE_DATA: folder, TOILE_LOG: 'error' }
  let { child, said } = await start({ PORT: '0', ...all })
  const address = /http:\/\/\S+/.exec(said)?.[0] ?? ''
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    child.kill(signal)
    await once(child, 'exit')
  }
  return {
    address,
    said,
    kill: () => end('SIGKILL'),
    async startAgain() {
      ;({ child } = await start({ ...all, PORT: new URL(address).port }))
    },
    async close() {
      await end('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function start(settings: Readonly<Record<string, string>>): Promise<{ child: ChildProcess; said: string }> {
  const env = { ...process.env, ...settings }
  const child = spawn(join(root, 'node_modules/.bin/node'), ['apps/server/start.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      if (/Ctrl-C stops it/.test(said)) resolve({ child, said })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => reject(new Error(`The studio ended with ${code} before it was open:\n${said}`)))
  })
}
