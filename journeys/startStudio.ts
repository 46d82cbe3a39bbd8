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
  close(): Promise<void>
}

/** Starts the product's own start script and waits until it prints its address. */
export async function startStudio(): Promise<StartedStudio> {
  const folder = await mkdtemp(join(tmpdir(), 'toile-journey-'))
  const { child, said } = await start(folder)
  return {
    address: /http:\/\/\S+/.exec(said)?.[0] ?? '',
    said,
    async close() {
      child.kill('SIGINT')
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function start(folder: string): Promise<{ child: ChildProcess; said: string }> {
  const env = { ...process.env, PORT: '0', TOILE_DATA: folder, TOILE_LOG: 'error' }
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
