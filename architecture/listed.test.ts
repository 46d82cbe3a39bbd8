import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { definersIn, faultsOf, heldElsewhere, heldIn, kinds } from './listed.ts'
import { importsOf, type Source, sourcesOf } from './sources.ts'

const sources = sourcesOf('packages', 'apps', 'bench', 'sheets').filter(
  ({ path }) => !/\.test\.tsx?$|\/testing\//.test(path),
)
const definers = definersIn(sources)
const byPath = new Map(sources.map((source) => [source.path, source]))

/** A file with those it is made of, the host’s own left out: all of its work with rows. */
function withParts(path: string, seen = new Set<string>()): Source[] {
  const source = byPath.get(path)
  if (!source || seen.has(path)) return []
  seen.add(path)
  const parts = importsOf(source).filter((one) => /^apps\/server\/(?!host\/)/.test(one))
  return [source, ...parts.flatMap((one) => withParts(one, seen))]
}

/** A list and one entry, as a kind that is in order. */
const cups = { calls: ['defineCup'], list: 'cups/index.ts' }
const cup = { path: 'cups/mug.ts', text: "export const mug = defineCup({ id: 'mug' })" }
const list = (text: string) => ({ path: cups.list, text })
const missing = ['cups/mug.ts defines mug, which cups/index.ts does not list.']

describe('the lists of catalogues', () => {
  it('are known for whatever is defined, or a test of their own holds them', () => {
    const known = [...kinds.flatMap(({ calls }) => calls), ...Object.keys(heldElsewhere)]
    expect(definers.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
    for (const [call, test] of Object.entries(heldElsewhere))
      expect(readFileSync(join(import.meta.dirname, '..', test), 'utf8')).toContain(call)
  })

  it.each(kinds.map((kind) => [kind.list, kind] as const))('%s holds every entry of its kind', (_, kind) => {
    expect(faultsOf(kind, sources, definers)).toEqual([])
  })

  it('hold an entry that they import and use, at once or later', () => {
    const used = "import { mug } from './mug.ts'\nexport const cups = [mug]"
    const later = "export const cups = { mug: async () => (await import('./mug.ts')).mug }"
    expect(faultsOf(cups, [list(used), cup], [])).toEqual([])
    expect(faultsOf(cups, [list(later), cup], [])).toEqual([])
    const typed = { path: cup.path, text: 'export const mug: Cup = { wide: 8 }' }
    expect(faultsOf({ ...cups, type: 'Cup' }, [list('export const cups = []'), typed], [])).toEqual(missing)
    expect(faultsOf(cups, [list('export const cups = []'), cup], [])).toEqual(missing)
    expect(faultsOf(cups, [list("import { mug } from './mug.ts'\nexport const cups = []"), cup], [])).toEqual(missing)
  })

  it('are not taken to be complete where nothing of their kind is found', () => {
    expect(faultsOf(cups, [list('export const cups = []')], [])).toEqual([expect.stringMatching(/^Nothing is found/)])
    expect(faultsOf(cups, [cup], [])).toEqual(['There is no list cups/index.ts.'])
  })
})

describe('the chores of the house', () => {
  it('sweep files after all that lets go of files', () => {
    const chores = byPath.get('apps/server/chores.ts')
    const held = chores ? heldIn(chores) : []
    const letGo = held.filter(({ path }) =>
      withParts(path).some(({ text }) => /\bdelete from \w|\b(?:db|tx)\.delete\(/.test(text)),
    )
    expect(letGo.length).toBeGreaterThan(3)
    const swept = held.findIndex(({ name }) => name === 'sweep')
    expect(letGo.filter((one) => held.indexOf(one) > swept).map(({ name }) => name)).toEqual([])
  })
})
