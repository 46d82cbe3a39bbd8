import { describe, expect, it } from 'vitest'
import type { NotionOn } from '../applied/notionOn.ts'
import { type Design, designSchema } from './design.ts'
import { designVersion } from './designVersion.ts'
import { applyNotion, changeNotion } from './notionChanges.ts'
import { notionsOf } from './notionsOf.ts'
import { plainWorn } from './plainWorn.ts'

const black = { r: 0, g: 0, b: 0 }
const look: Design = designSchema.parse({
  version: designVersion,
  style: 'ink',
  mannequin: { person: 'ines', pose: 'relaxed', mirrored: false },
  shoes: { kind: 'loafer', color: black },
  lips: black,
  ground: black,
  garments: [plainWorn('coat', black, { seed: 1 })],
  origin: null,
})
const at = { part: 'body', side: 'front', u: 0, v: 100, from: 'top' } as const
const button = (id: string, own: Partial<NotionOn> = {}): NotionOn => ({
  kind: 'notion',
  id,
  source: { kind: 'notion', notion: 'fourHoleButton', colors: [black] },
  at,
  width: 20,
  angle: 0,
  mirrored: false,
  opacity: 1,
  hidden: false,
  ...own,
})
const id = 'coat'
const laid = (...all: NotionOn[]) => all.reduce((design, notion) => applyNotion(design, { id, notion }), look)

describe('elements on a look', () => {
  it('[S4.01] an element becomes a row of copies and one again, and keeps what was not changed', () => {
    const to = { ...at, v: 500 }
    const row = changeNotion(laid(button('a')), { id, notion: 'a', change: { copies: { count: 6, to } } })
    expect(row.garments[0]?.applied).toEqual([button('a', { copies: { count: 6, to } })])
    const moved = changeNotion(row, { id, notion: 'a', change: { at: to } })
    expect(moved.garments[0]?.applied).toEqual([button('a', { at: to, copies: { count: 6, to } })])
    expect(changeNotion(row, { id, notion: 'a', change: { copies: null } })).toEqual(laid(button('a')))
  })

  it('alike elements of one size are counted together, rows by their copies, hidden ones not at all', () => {
    const look = laid(
      button('a', { copies: { count: 6, to: at } }),
      button('b'),
      button('c', { width: 15 }),
      button('d', { hidden: true }),
    )
    expect(notionsOf(look)).toEqual([
      { article: 'fourHoleButton', width: 20, height: 20, count: 7 },
      { article: 'fourHoleButton', width: 15, height: 15, count: 1 },
    ])
  })
})
