import { contract } from '@toile/contract/index.ts'
import { describe, expect, it } from 'vitest'
import { features } from '../apps/server/features/index.ts'
import { circlesOf, tangledRooms, unlistedRooms, wrongImports } from './floors.ts'
import { shownBy } from './sentences.ts'
import { filesOf, lineOf, sourcesOf, walk } from './sources.ts'

const sources = sourcesOf('packages', 'apps')
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.includes('/testing/')
const product = sources.filter(({ path }) => !isTest(path))
const web = product.filter(({ path }) => path.startsWith('apps/web/'))
const picture = product.filter(({ path }) => path.startsWith('packages/picture/'))

/** Names and signs that are written alike in all languages. */
const sameEverywhere = /\b(?:Toile|PNG|SVG|mm)\b|ΔE/g

describe('architecture', () => {
  it('a room imports only what lies below it: no neighbour, nothing that is built on it', () => {
    expect(wrongImports(product)).toEqual([])
  })

  it('every room stands on a floor', () => {
    expect(unlistedRooms(sources.map(({ path }) => path))).toEqual([])
  })

  it('no file imports itself through others, types counted', () => {
    expect(circlesOf(sources)).toEqual([])
  })

  it('in no folder do rooms and the files beside them import one another in a circle', () => {
    expect(tangledRooms(product)).toEqual([])
  })

  it('packages do no input or output, read no clock and draw no chance of their own', () => {
    const pure = product.filter(({ path }) => path.startsWith('packages/'))
    const wrong = pure.flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /(?:from|import) 'node:|Math\.random\(|Date\.now\(|new Date\(\)|\bdocument\.(?:create|query|get|body|cookie)|\bwindow\.[a-z]|\bfetch\(|from 'react/g,
        ),
      ].map(({ index }) => `${path}:${lineOf(text, index)}`),
    )
    expect(wrong).toEqual([])
  })

  it('no source file is longer than 300 lines, tables and languages excepted', () => {
    const excepted =
      /\/languages\/|\/testing\/accessTable\.ts$|^packages\/craft\/(colors\/names|notions\/index)\.ts$|\/flats\/hand\/|\/words\/(vocabulary|testing)\//
    const long = sources
      .filter(({ path, text }) => !excepted.test(path) && text.split('\n').length > 301)
      .map(({ path, text }) => `${path}: ${text.split('\n').length}`)
    expect(long).toEqual([])
  })

  it('the picture package clips nothing and writes no text, so that pixels are the same everywhere', () => {
    const wrong = picture.flatMap(({ path, text }) =>
      [...text.matchAll(/\.clip\(|fillText\(|strokeText\(|\.filter\s*=/g)].map(
        ({ index }) => `${path}:${lineOf(text, index)}`,
      ),
    )
    expect(wrong).toEqual([])
  })

  it('no colour stands outside the theme', () => {
    const styled = [...web, ...filesOf('apps/web/**/*.css')].filter(
      ({ path }) => !path.startsWith('apps/web/shell/theme/') && !path.includes('/dist/'),
    )
    const wrong = styled.flatMap(({ path, text }) =>
      [...text.matchAll(/['"\s:(]#[0-9a-f]{3,8}\b(?!-)|\b(?:rgba?|hsla?|oklch)\(\s*\d/gi)].map(
        ({ index }) => `${path}:${lineOf(text, index + 1)}`,
      ),
    )
    expect(wrong).toEqual([])
  })

  it('[S1.28] no sentence on a screen is written past the translator', () => {
    const wrong: string[] = []
    const read = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'description', 'aria-description'])
    for (const source of web.filter(({ path }) => path.endsWith('.tsx'))) {
      walk(source, (node, parent) => {
        const attribute = parent?.type === 'JSXAttribute' ? (parent.name as { name?: string }).name : undefined
        if (attribute !== undefined && !read.has(attribute)) return
        const literals =
          node.type === 'JSXText'
            ? [String(node.value)]
            : node.type === 'JSXExpressionContainer'
              ? shownBy(node.expression)
              : attribute !== undefined
                ? shownBy(node)
                : []
        for (const literal of literals)
          if (/\p{L}{2,}/u.test(literal.replace(sameEverywhere, '')))
            wrong.push(`${source.path}:${lineOf(source.text, node.start)} ${literal.trim()}`)
      })
    }
    expect(wrong).toEqual([])
  })

  it('banned words are in no name', () => {
    const banned = /(^|[a-z/.-])(manager|helper|service|utils?|info|common)s?(?=[A-Z./-]|$)|(^|\/)data\.tsx?$/i
    expect(
      sources.map(({ path }) => path).filter((path) => banned.test(path.replace(/^(apps|packages)\//, ''))),
    ).toEqual([])
  })

  it('the server answers exactly what the contract promises', () => {
    expect(Object.keys(features).sort()).toEqual(Object.keys(contract).sort())
    for (const [name, calls] of Object.entries(contract))
      expect(Object.keys(new Map(Object.entries(features)).get(name) ?? {}).sort()).toEqual(Object.keys(calls).sort())
  })
})
