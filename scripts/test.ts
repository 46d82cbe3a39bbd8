import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from '../apps/server/host/buildWeb.ts'
import { findBrowser } from './browser.ts'

const root = join(import.meta.dirname, '..')
const output = join(root, 'test-output')

type Count = { passed: number; failed: number }
type Kind = { name: string; run(): Promise<Count> }

let running: ChildProcess | undefined

async function ends(program: string, words: readonly string[]): Promise<boolean> {
  running = spawn(join(root, 'node_modules/.bin', program), words, { cwd: root, stdio: 'inherit' })
  const [code] = await once(running, 'close')
  return code === 0
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    running?.once('close', () => process.exit(1))
    running?.kill(signal)
    if (!running || running.exitCode !== null) process.exit(1)
  })
}

/** A check that holds or does not. */
const check = (name: string, program: string, ...words: string[]): Kind => ({
  name,
  async run() {
    const well = await ends(program, words)
    return { passed: well ? 1 : 0, failed: well ? 0 : 1 }
  },
})

function readCount(file: string): Count {
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const count = (key: string) =>
    typeof report === 'object' && report !== null && key in report ? Number(Reflect.get(report, key)) : 0
  // A test that was passed over proves nothing.
  return { passed: count('numPassedTests'), failed: count('numTotalTests') - count('numPassedTests') }
}

/** The tests of some folders. */
const tests = (name: string, ...folders: string[]): Kind => ({
  name,
  async run() {
    const file = join(output, `${name}.json`)
    rmSync(file, { force: true })
    const well = await ends('vitest', [
      'run',
      ...folders,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ])
    const count = readCount(file)
    return well ? count : { ...count, failed: Math.max(count.failed, 1) }
  },
})

const format = check('format', 'biome', 'format')
const types = check('types', 'tsc', '--noEmit')

const quick = [format, types, tests('unit', 'packages/geometry/', 'packages/fashion/', 'packages/contract/')]
const whole = [
  format,
  check('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  types,
  tests('architecture', 'architecture/'),
  tests('unit', 'packages/', 'apps/web/'),
  tests('server', 'apps/server/'),
  tests('journeys', 'journeys/'),
]

function choose(words: readonly string[]): Kind[] {
  const kinds = words.includes('--quick') ? quick : whole
  const names = words.filter((word) => !word.startsWith('--'))
  const unknown = names.find((name) => !kinds.some((kind) => kind.name === name))
  if (unknown)
    throw new Error(
      `There is no kind of test called ${unknown}: choose of ${kinds.map(({ name }) => name).join(', ')}.`,
    )
  return names.length === 0 ? kinds : kinds.filter(({ name }) => names.includes(name))
}

/** Runs the kinds in order, stops at the first that fails, and counts. */
async function run(kinds: readonly Kind[]): Promise<Count> {
  const total = { passed: 0, failed: 0 }
  for (const kind of kinds) {
    const began = performance.now()
    const { passed, failed } = await kind.run()
    total.passed += passed
    total.failed += failed
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    process.stdout.write(`\n${failed === 0 ? 'ok' : 'FAILED'}  ${kind.name}  ${seconds} s\n\n`)
    if (failed > 0) break
  }
  return total
}

try {
  const words = process.argv.slice(2)
  const kinds = choose(words)
  mkdirSync(output, { recursive: true })
  if (!words.includes('--quick')) {
    process.env['CHROMIUM_PATH'] = findBrowser()
    await buildWeb((sentence) => void process.stdout.write(`${sentence}\n`))
  }
  const { passed, failed } = await run(kinds)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n0 passed, 1 failed\n`)
  process.exitCode = 1
}
