import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { buildWeb } from '../../apps/server/host/buildWeb.ts'
import { findBrowser } from '../browser.ts'
import type { Kind, Outcome } from './kind.ts'
import { runProgram } from './runProgram.ts'

const root = join(import.meta.dirname, '../..')
const output = join(root, 'test-output')

const report = z.object({
  numPassedTests: z.number(),
  numTotalTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
})

/** What a run of vitest wrote down. */
function readOutcome(file: string): Outcome {
  const { numPassedTests, numTotalTests, testResults } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
  return {
    passed: numPassedTests,
    // A test that was passed over proves nothing.
    failed: numTotalTests - numPassedTests,
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: relative(root, name),
        title: fullName,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  }
}

/** A check that holds or does not. */
const check = (name: string, program: string, ...words: string[]): Kind => ({
  name,
  async run(say) {
    const well = await runProgram(program, words, say)
    return { passed: well ? 1 : 0, failed: well ? 0 : 1, tests: [] }
  },
})

/** The tests of some folders; what they need is made ready first. */
const tests = (name: string, folders: readonly string[], prepare?: (say: (text: string) => void) => Promise<void>) => ({
  name,
  async run(say: (text: string) => void) {
    const file = join(output, `${name}.json`)
    mkdirSync(output, { recursive: true })
    rmSync(file, { force: true })
    await prepare?.(say)
    const words = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const well = await runProgram('vitest', ['run', ...folders, ...words], say)
    const outcome = readOutcome(file)
    return well ? outcome : { ...outcome, failed: Math.max(outcome.failed, 1) }
  },
})

/** The built screens are served by tests of the server and driven by journeys. */
const withScreens = (say: (text: string) => void) => buildWeb((sentence) => say(`${sentence}\n`))

async function withBrowser(say: (text: string) => void) {
  process.env['CHROMIUM_PATH'] = findBrowser()
  await withScreens(say)
}

const format = check('format', 'biome', 'format')
const types = check('types', 'node', 'scripts/types.ts')

/** What runs in under half a minute. */
export const quick: readonly (readonly Kind[])[] = [
  [
    format,
    types,
    tests(
      'unit',
      ['geometry', 'rules', 'craft', 'studio', 'contract'].map((name) => `packages/${name}/`),
    ),
  ],
]

/** Everything: kinds that use one core stand beside one that uses all. */
export const whole: readonly (readonly Kind[])[] = [
  [
    format,
    check('lint', 'oxlint', '--type-aware', '--deny-warnings'),
    types,
    tests('architecture', ['architecture/']),
    tests('unit', ['packages/', 'apps/web/', 'bench/']),
  ],
  [tests('server', ['apps/server/'], withScreens)],
  [tests('journeys', ['journeys/'], withBrowser)],
]
