import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A studio in a process of its own. */
export interface StudioProcess {
  child: ChildProcess
  /** What it has printed. */
  output(): string
  /** Waits for a printed line and gives its captured parts; an end before it is an error. */
  says(line: RegExp): Promise<string[]>
  /** Sends the signal and waits for the end; gives the exit code, null when it was killed. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

const own = /^(TOILE|S3)_|^(PORT|DATABASE_URL|DATABASE_OWNER_URL|SMTP_URL)$/

/** Starts apps/server/start.ts with these settings and no others. */
export function startProcess(settings: Record<string, string>): StudioProcess {
  const inherited = Object.entries(process.env).filter(([name]) => !own.test(name))
  const child = spawn(process.execPath, [join(import.meta.dirname, '../start.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(inherited),
      PORT: '0',
      TOILE_LOG: 'error',
      TOILE_WORKERS: '1',
      TOILE_WARM_UP: 'off',
      ...settings,
    },
  })
  let text = ''
  const listeners = new Set<() => void>()
  const hear = (chunk: unknown) => {
    text += String(chunk)
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = once(child, 'close')
  return {
    child,
    output: () => text,
    says: (line) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = line.exec(text)
          if (found) resolve(found.slice(1))
        }
        listeners.add(look)
        look()
        void ended.then(() => reject(new Error(`It ended before it said ${line}: ${text}`)))
      }),
    async end(signal) {
      child.kill(signal)
      const [code] = await ended
      return typeof code === 'number' ? code : null
    },
  }
}
