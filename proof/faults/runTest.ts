import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Copy } from './copy.ts'

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

/** What came of some tests: the full titles that failed and that passed, and why a file could not be read. */
export interface Ran {
  failed: string[]
  passed: string[]
  broken: string
}

const running = new Set<number>()

/** Ends every run at once: each counts as one without a report. */
export function stopTests(): void {
  for (const group of running) process.kill(-group, 'SIGKILL')
}

/** After this time for each file a run counts as hung. */
const longest = 240_000

const escaped = (title: string) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Tests of the server build on what those before them left, so that their files are run whole. */
const isWhole = (file: string) => file.startsWith('apps/server/')

/** Runs the tests of some files in a copy whose titles hold one of some words; all of them, or until the first that fails. */
export async function runTest(
  copy: Copy,
  files: readonly string[],
  titles: readonly string[],
  first = false,
): Promise<Ran> {
  const output = join(copy.env['TMPDIR'] ?? copy.folder, 'report.json')
  rmSync(output, { force: true })
  const words = [
    'run',
    ...files,
    '--project',
    '!journeys',
    ...(files.some(isWhole) ? [] : ['-t', titles.map(escaped).join('|')]),
    ...(first ? ['--bail', '1'] : []),
  ]
  const child = spawn(
    join(copy.folder, 'node_modules/.bin/vitest'),
    [...words, '--reporter=json', `--outputFile.json=${output}`],
    { cwd: copy.folder, env: copy.env, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const group = child.pid ?? 0
  running.add(group)
  const clock = setTimeout(() => process.kill(-group, 'SIGKILL'), longest * files.length)
  const [, signal] = await once(child, 'close')
  clearTimeout(clock)
  running.delete(group)
  if (signal) return { failed: [], passed: [], broken: 'the run was cut off, or did not end' }
  return read(output) ?? { failed: [], passed: [], broken: complaint.trim().slice(-400) || 'no report' }
}

function read(output: string): Ran | null {
  let text: string
  try {
    text = readFileSync(output, 'utf8')
  } catch {
    return null
  }
  const { testResults } = report.parse(JSON.parse(text))
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  const named = (wanted: string) => all.filter(({ status }) => status === wanted).map(({ fullName }) => fullName)
  return {
    failed: named('failed'),
    passed: named('passed'),
    broken: testResults
      .map(({ message }) => message)
      .join(' ')
      .trim(),
  }
}
