import { describe, expect, it } from 'vitest'
import { importsOf, type Source, sourcesOf } from './sources.ts'

const sources = new Map(sourcesOf('apps/server', 'packages/picture').map((source) => [source.path, source]))
const picture = 'packages/picture/'

/** What of the picture package those who answer calls may use: reckoning that is over at once. */
const atOnce = [
  'reading/likeness/likeness.ts',
  'reading/likeness/perceptualHash.ts',
  'reading/palette/colorFit.ts',
  'prints/tileOfPicture.ts',
  'scenes/missingUploads.ts',
  'reading/trace/isSure.ts',
  'reading/trace/traced.ts',
].map((path) => picture + path)

/** A file without what is only named in types, and without what is loaded when it is asked for, as jobs and threads are. */
const atRun = ({ path, text }: Source): Source => ({
  path,
  text: text
    .replaceAll(/^import type [^']+'[^']+'$/gm, '')
    .replaceAll(/import\('[^']+'\)/g, '')
    .replaceAll(/new URL\([^)]+\)/g, ''),
})

/** What a file brings along, and the files it takes from the picture package with who takes them. */
function takenFrom(start: string): Map<string, string> {
  const taken = new Map<string, string>()
  const seen = new Set<string>()
  const open = [start]
  for (let path = open.pop(); path; path = open.pop()) {
    const source = sources.get(path)
    if (!source || seen.has(path)) continue
    seen.add(path)
    for (const to of importsOf(atRun(source)))
      if (to.startsWith(picture)) taken.set(to, path)
      else open.push(to)
  }
  return taken
}

describe('those who answer calls', () => {
  it('take nothing that draws, traces or measures: that is done aside, in a thread, or by a task', () => {
    const taken = takenFrom('apps/server/features/index.ts')
    expect([...taken].filter(([to]) => !atOnce.includes(to)).map(([to, by]) => `${by} takes ${to}`)).toEqual([])
    expect(atOnce.filter((path) => !taken.has(path))).toEqual([])
  })
})
