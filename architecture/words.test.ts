import { areaIds, areas } from '@toile/rules/languages/areas.ts'
import { languages } from '@toile/rules/languages/index.ts'
import { words as english } from '@toile/rules/languages/en/shell.ts'
import { contextOf, contexts, sentenceOf, shownOf } from '@toile/rules/languages/words.ts'
import { describe, expect, it } from 'vitest'
import { refusalSentences } from './sentences.ts'
import { filesOf } from './sources.ts'
import { lazyPartsOf, readSpoken } from './spoken.ts'

const { parts, wanted, saidBy } = readSpoken()
const translated = languages.flatMap(({ id, load }) => (id === 'en' ? [] : [[id, load] as const]))
const remedy = 'npm run words sorts them anew'

describe('languages', () => {
  // Each area has what is said in it, and nothing else: what is missing and what nobody says are told alike.
  it.each(translated)('[S1.28] %s has every sentence of the screens and catalogues', async (_id, load) => {
    for (const area of areaIds) {
      const has = [...new Set(Object.keys((await load(area)).words).map(sentenceOf))].sort()
      expect(has, `${area}: ${remedy}`).toEqual([...(wanted.get(area) ?? [])].sort())
    }
  })

  it.each(translated)('[S8.04] %s has every refusal', async (_id, load) => {
    const { words } = await load('refusals')
    expect(refusalSentences().filter((sentence) => !words[sentence])).toEqual([])
  })

  it('a word said in a context is shown in English without it, and nothing else is', () => {
    const said = new Set([...wanted.values()].flatMap((area) => [...area]))
    const inContext = [...said].filter(contextOf)
    expect(inContext.length).toBeGreaterThan(0)
    for (const sentence of inContext) expect(english[sentence], sentence).toBe(shownOf(sentence))
    expect(new Set(inContext.map(contextOf))).toEqual(new Set(contexts))
  })

  it('each is a folder with a file for every area and nothing else', () => {
    for (const [id] of translated)
      expect(
        filesOf(`packages/rules/languages/${id}/*`)
          .map(({ path }) => path)
          .sort(),
      ).toEqual(areaIds.map((area) => `packages/rules/languages/${id}/${area}.ts`).sort())
  })
})

describe('areas of sentences', () => {
  it('whatever is loaded later and speaks is loaded with the words of an area', () => {
    expect(parts.length).toBeGreaterThan(60)
    const silent = parts.filter(({ area, path }) => !area && saidBy(path).size > 0)
    expect(silent.map(({ by, path }) => `${by} loads ${path}`)).toEqual([])
  })

  it('[S1.28] everything that a part says comes with its area or stands in the shell', () => {
    for (const { area, path } of parts) {
      if (!area) continue
      const known = [area, ...areas[area]].flatMap((one) => [...(wanted.get(one) ?? [])])
      expect([...saidBy(path).difference(new Set(known))], path).toEqual([])
    }
  })

  it('a part that names no area is found, and one that does is read with it', () => {
    const text = `const A = lazyPart('home', async () => (await import('./a.tsx')).A)\nvoid import('./b.tsx')\n`
    expect(lazyPartsOf({ path: 'apps/web/shell/x.ts', text })).toEqual([
      { area: 'home', path: 'apps/web/shell/a.tsx', by: 'apps/web/shell/x.ts' },
      { area: null, path: 'apps/web/shell/b.tsx', by: 'apps/web/shell/x.ts' },
    ])
  })
})
