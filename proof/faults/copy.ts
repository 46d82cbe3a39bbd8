import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { everyCase } from '@toile/geometry/testing/someOf.ts'

const root = join(import.meta.dirname, '../..')
const leftOut = new Set(['node_modules', 'dist', 'data', 'test-output', '.git'])
/** What a copy keeps of its own below node_modules: links to its own packages, and caches. */
const own = new Set(['@toile', '.vite', '.vite-temp', '.cache', '.vitest'])

/** A copy of the project in which faults are planted, with a test database that stays up between runs. */
export interface Copy {
  folder: string
  env: NodeJS.ProcessEnv
  close(): Promise<void>
}

/** Copies the project to a folder: its own sources, the installed packages by links. */
export function copyProject(folder: string): void {
  cpSync(root, folder, { recursive: true, filter: (path) => path === root || !leftOut.has(basename(path)) })
  linkPackages(folder)
}

/** Copies the project below a folder, with a test database beside it. */
export async function openCopy(below: string, name: string): Promise<Copy> {
  const folder = join(below, name)
  const temporary = join(below, `${name}-tmp`)
  mkdirSync(temporary, { mode: 0o711 })
  copyProject(folder)
  const env = {
    ...process.env,
    TMPDIR: temporary,
    // A fault may show in any case.
    TEST_SEED: everyCase,
    PATH: `${join(folder, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
  }
  const holder = spawn(process.execPath, ['proof/faults/holdDatabase.ts'], {
    cwd: folder,
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await Promise.race([once(holder.stdout, 'data'), once(holder, 'exit')])
  if (holder.exitCode !== null) throw new Error('The test database of a copy did not start.')
  return { folder, env, close: () => end(holder) }
}

/** Links of the workspace lead into the copy, all others to what is installed. */
function linkPackages(folder: string): void {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(to, '@toile'), { recursive: true })
  for (const name of readdirSync(from)) if (!own.has(name)) symlinkSync(join(from, name), join(to, name))
  for (const home of ['packages', 'apps'])
    for (const name of readdirSync(join(folder, home))) symlinkSync(join(folder, home, name), join(to, '@toile', name))
}

/** The holder stops its database when nobody listens to it any more. */
async function end(holder: ChildProcess): Promise<void> {
  if (holder.exitCode !== null) return
  const ended = once(holder, 'exit')
  holder.stdin?.end()
  await ended
}
