import { describe, expect, it } from 'vitest'
import { sourcesOf } from './sources.ts'
import { unusedIn } from './unused.ts'

/** The words of the languages are found by the name of their area; `words.test.ts` holds each to what is said. */
const all = sourcesOf('packages', 'apps', 'architecture', 'proof', 'bench', 'journeys', 'scripts', 'sheets').filter(
  ({ path }) => !/^packages\/rules\/languages\/\w+\//.test(path),
)
const unused = unusedIn(all)
const isProduct = (path: string) => /^(?:packages|apps)\//.test(path) && !/\.test\.tsx?$|\/testing\//.test(path)

const mug = { path: 'cups/mug.ts', text: 'export const mug = 1\nexport interface Mug { mug: 1 }' }
const both = ['cups/mug.ts mug', 'cups/mug.ts Mug']
const beside = (text: string) => unusedIn([mug, { path: 'cups/shelf.ts', text }])

describe('exports of the product', () => {
  it('are each named by another file', () => {
    expect(unused.length).toBeGreaterThan(0)
    expect(unused.filter((one) => isProduct(one.slice(0, one.indexOf(' '))))).toEqual([])
  })

  it('are not named by a word of another file that does not import them', () => {
    expect(beside("import './mug.ts'\nconst mug: Mug = 2")).toEqual(both)
  })

  it.each([
    ['an import', "import { mug, type Mug as Cup } from './mug.ts'"],
    ['a loading', "const later = async (): Promise<Mug> => (await import('./mug.ts')).mug"],
    ['a whole', "import * as cups from './mug.ts'\nexport type Cup = [cups.Mug, typeof cups.mug]"],
    ['an address', "const thread = new URL('./mug.ts', import.meta.url)"],
  ])('are named by %s', (_, text) => {
    expect(beside(text).filter((one) => one.startsWith(mug.path))).toEqual([])
  })

  it('are named where a list that passes them on is asked for them', () => {
    const list = { path: 'cups/index.ts', text: "export * from './mug.ts'" }
    const asks = { path: 'table.ts', text: "import { mug } from './cups/index.ts'" }
    expect(unusedIn([mug, list, asks])).toEqual(['cups/mug.ts Mug'])
  })

  it('stay exported where they are types of their own file, which values do not', () => {
    const text = 'export type Mug = 1\nexport const mug: Mug = 1\nconst two = [mug, mug]'
    expect(unusedIn([{ path: mug.path, text }])).toEqual(['cups/mug.ts mug'])
  })
})
