import { describe, expect, it } from 'vitest'
import { namesakesIn } from './namesakes.ts'
import { sourcesOf } from './sources.ts'

const product = sourcesOf('packages', 'apps').filter(
  ({ path }) => !/\.test\.tsx?$|\/testing\/|^packages\/rules\/languages\//.test(path),
)

/** Names that two files still share: a list to be emptied, and to be added to by nobody. */
const shared: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': ['tasks'],
}

const source = (path: string, text = '') => ({ path, text })

describe('the names of files', () => {
  it('two files of a package or an app have two names, but for what the list still holds', () => {
    const left = Object.entries(shared).flatMap(([house, names]) => names.map((name) => `${house}: ${name}`))
    expect(namesakesIn(product).sort()).toEqual(left.sort())
  })

  it('are shared where two folders say the same, whatever their letters', () => {
    expect(namesakesIn([source('packages/craft/a/belt.ts'), source('packages/craft/b/Belt.tsx')])).toEqual([
      'packages/craft: belt',
    ])
    expect(namesakesIn([source('packages/craft/a/belt.ts'), source('packages/picture/b/belt.ts')])).toEqual([])
  })

  it('may be shared by forms, by tables of words, and by entries of two catalogues that are named by their ids', () => {
    expect(namesakesIn([source('packages/craft/a/changes.ts'), source('packages/craft/b/changes.ts')])).toEqual([])
    const words = source('packages/craft/words/vocabulary/moods.ts')
    expect(namesakesIn([words, source('packages/craft/slogans/moods.ts')])).toEqual([])
    const entries = ['prints', 'fabrics'].map((folder) => source(`packages/craft/${folder}/knit.ts`, "id: 'knit',"))
    expect(namesakesIn(entries)).toEqual([])
    expect(namesakesIn([...entries, source('packages/craft/blocks/knit.ts')])).toEqual(['packages/craft: knit'])
  })
})
