import { everyCase } from '@toile/geometry/testing/someOf.ts'
import { runProgram } from '../../scripts/checks/runProgram.ts'
import type { Options } from '../options.ts'

const chooser = 'packages/geometry/testing/someOf.ts'
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Runs the tests of which npm test takes a twentieth of the cases, with all of them, or with the twentieth of a seed. */
export async function runExhaustive({ only = [], seed = everyCase }: Options): Promise<boolean> {
  process.env['TEST_SEED'] = seed
  const titles = only.length > 0 ? ['-t', only.map(escaped).join('|')] : []
  const words = ['related', '--run', chooser, '--project', '!journeys', '--testTimeout', '600000', ...titles]
  return runProgram('vitest', words, (text) => void process.stdout.write(text))
}
