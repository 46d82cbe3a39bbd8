import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const running = new Set<ChildProcess>()
let stopped = false

/** Runs an installed program in the project, tells what it says, and answers whether it ended well. */
export async function runProgram(
  program: string,
  words: readonly string[],
  say: (text: string) => void,
): Promise<boolean> {
  if (stopped) return false
  const child = spawn(join(root, 'node_modules/.bin', program), words, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
  })
  running.add(child)
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', say)
  }
  const [code] = await once(child, 'close')
  running.delete(child)
  return code === 0
}

/** Passes a signal on to whatever runs, starts nothing more, and settles when all of it has ended. */
export async function stopPrograms(signal: NodeJS.Signals): Promise<void> {
  stopped = true
  await Promise.all(
    [...running].map((child) => {
      const closed = once(child, 'close')
      child.kill(signal)
      return closed
    }),
  )
}
