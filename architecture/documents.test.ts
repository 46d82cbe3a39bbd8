import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { houses } from './layers.ts'
import { filesOf } from './sources.ts'

const root = join(import.meta.dirname, '..')
const documents = filesOf('{*.md,docs/**/*.md}').filter(({ path }) => path !== 'docs/requirements.md')

describe('documents', () => {
  it('name files that exist', () => {
    const gone = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/`((?:apps|packages|architecture|bench|docs|journeys|scripts|sheets)\/[\w./-]+)`/g)]
        .filter(([, named]) => !existsSync(join(root, sure(named))))
        .map(([, named]) => `${path}: ${named}`),
    )
    expect(gone).toEqual([])
  })

  it('link to files that exist', () => {
    const gone = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)]
        .filter(([, link]) => !existsSync(join(root, path, '..', sure(link))))
        .map(([, link]) => `${path}: ${link}`),
    )
    expect(gone).toEqual([])
  })
})

describe('the pages of the rooms', () => {
  it('tell of every room and of no other', () => {
    const told = documents.filter(({ path }) => path.startsWith('docs/rooms/')).map(({ text }) => text)
    const rooms = Object.entries(houses).filter(([house]) => !['', 'packages', 'apps'].includes(house))
    const missing = rooms.flatMap(([house, floors]) => {
      // A house begins a page or a paragraph of one.
      const begins = new RegExp(`^(?:# )?\`${house}\``, 'm')
      const page = told.find((text) => begins.test(text)) ?? ''
      const after = page.slice(page.search(begins))
      const listed = floors.flat().filter((room) => !after.includes(`\n| \`${room}\` | `) && floors.flat().length > 1)
      return house === 'apps/server/features' || house === 'apps/web/features'
        ? []
        : listed.map((room) => `${house}/${room}`)
    })
    expect(missing).toEqual([])
    const known = new Set(rooms.flatMap(([, floors]) => floors.flat()))
    const unknown = told.flatMap((text) =>
      [...text.matchAll(/^\| `([\w-]+)` \|/gm)].flatMap(([, room = '']) => (known.has(room) ? [] : [room])),
    )
    expect(unknown).toEqual([])
  })

  it('are one for every package and app', () => {
    const named = Object.entries(houses).flatMap(([house, floors]) =>
      house === 'packages' || house === 'apps' ? floors.flat() : [],
    )
    expect(documents.flatMap(({ path }) => /^docs\/rooms\/(\w+)\.md$/.exec(path)?.[1] ?? []).sort()).toEqual(
      named.sort(),
    )
  })
})
