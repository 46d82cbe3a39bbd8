import { describe, expect, it } from 'vitest'
import { type Brought, broughtBy, closureOf } from './closures.ts'
import { sourcesOf } from './sources.ts'

const sources = new Map(sourcesOf('apps/server', 'packages/picture').map((source) => [source.path, source]))
const picture = 'packages/picture/'
/** What a picture file brings along itself is its own. */
const none: Brought = { atOnce: [], later: [] }

/** What of the picture package those who answer calls may use: reckoning that is over at once. */
const atOnce = [
  'reading/likeness/likeness.ts',
  'reading/likeness/perceptualHash.ts',
  'reading/palette/colorFit.ts',
  'looks/missingUploads.ts',
  'reading/trace/isSure.ts',
  'reading/trace/traced.ts',
].map((path) => picture + path)

/** The files that are taken from the picture package with who takes them, as far as a file and all it brings along. */
function takenFrom(start: string): Map<string, string> {
  const brought = new Map(
    [...sources].map(([path, source]) => [path, path.startsWith(picture) ? none : broughtBy(source)]),
  )
  return new Map(
    [...closureOf(start, brought)].flatMap((by) =>
      (brought.get(by)?.atOnce ?? []).filter((to) => to.startsWith(picture)).map((to) => [to, by] as const),
    ),
  )
}

describe('those who answer calls', () => {
  it('take nothing that draws, traces or measures: that is done aside, in a thread, or by a task', () => {
    const taken = takenFrom('apps/server/features/index.ts')
    expect([...taken].filter(([to]) => !atOnce.includes(to)).map(([to, by]) => `${by} takes ${to}`)).toEqual([])
    expect(atOnce.filter((path) => !taken.has(path))).toEqual([])
  })
})
