import { describe, expect, it } from 'vitest'
import { sourcesOf } from './sources.ts'
import { type Twice, twiceIn } from './twice.ts'
import { twiceWithReason, type WithReason } from './twiceWithReason.ts'

/** Sentences and words by language are tables, whatever they are written in. */
const isTable = (path: string) => /^packages\/rules\/languages\/|\/words\/vocabulary\//.test(path)
const found = twiceIn(
  sourcesOf('packages', 'apps', 'architecture', 'proof', 'bench', 'journeys', 'scripts', 'sheets').filter(
    ({ path }) => !isTable(path),
  ),
)
const named = ({ files, from, lines }: Twice) =>
  `${lines} lines: ${files.map((path, i) => `${path}:${from[i]}`).join(' and ')}`
const isOf = (entry: WithReason, { files }: Twice) => files.every((path) => entry.files.includes(path))

/** What an entry of the list says that is so no more: a file without a twin, another length, another number of pairs. */
function stale(entry: WithReason): string[] {
  const own = found.filter((one) => isOf(entry, one))
  const lines = own[0]?.lines ?? 0
  return [
    ...entry.files.filter((path) => !own.some(({ files }) => files.includes(path))),
    ...(lines === entry.lines && own.length === entry.pairs
      ? []
      : [
          `${entry.files.join(' and ')}: ${own.length} pairs of at most ${lines} lines, not ${entry.pairs} of ${entry.lines}`,
        ]),
  ]
}

const source = (path: string, ...lines: string[]) => ({ path, text: lines.join('\n') })
const steps = ['open(door)', 'walk(in)', 'take(cloth)', 'cut(cloth)', 'sew(cloth)', 'press(cloth)']

describe('what stands twice', () => {
  it('six lines that stand in two places are merged, or have a reason', () => {
    expect(found.filter((one) => !twiceWithReason.some((entry) => isOf(entry, one))).map(named)).toEqual([])
  })

  it('every reason is given for what still stands twice, as long as it says', () => {
    expect(twiceWithReason.flatMap(stale)).toEqual([])
  })

  it('is found at any depth, whatever brackets, empty lines, imports and rows of tables lie between', () => {
    const deep = steps.map((step) => `    ${step}`).join('\n\n  }\n  [1, 2.5],\n')
    const one = source('one.ts', "import { a } from './a.ts'", 'begin()', ...steps, 'end()')
    const other = source('other.ts', 'import {', '  a,', '  b,', "} from './b.ts'", deep)
    expect(twiceIn([one, other])).toEqual([{ files: ['one.ts', 'other.ts'], from: [3, 5], lines: 6 }])
  })

  it('is found within one file, and once as a whole', () => {
    const twice = twiceIn([source('one.ts', ...steps, 'rest()', 'begin()', ...steps, 'rest()')])
    expect(twice).toEqual([{ files: ['one.ts', 'one.ts'], from: [1, 9], lines: 7 }])
  })

  it('is nothing where five lines are alike, and no table', () => {
    const five = steps.slice(1)
    expect(twiceIn([source('one.ts', ...five), source('other.ts', ...five)])).toEqual([])
    const rows = Array.from({ length: 9 }, (_, i) => `{ name: 'row ${i}', at: [${i}, 2.5] },`)
    expect(twiceIn([source('one.ts', ...rows), source('other.ts', ...rows)])).toEqual([])
  })
})
