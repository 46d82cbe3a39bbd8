import { makePiece, type Piece } from '@toile/craft/garments/piece.ts'
import { describe, expect, it } from 'vitest'
import { openDrafts } from './drafts.ts'

const square = (side: number): Piece[] => [
  makePiece('bodice', 'bodice', [
    [
      [0, 0],
      [side, 0],
      [side, side],
    ],
  ]),
  makePiece('sleeve', 'sleeve0', [
    [
      [2, 0],
      [3, 0],
      [3, 1],
    ],
  ]),
]

describe('drafts kept by name', () => {
  it('[S4.01] keep the piece that came out as it was, and draft the other anew', () => {
    const { drafted } = openDrafts(() => undefined)
    const before = drafted({ name: 'short', kin: 'coat', draft: () => square(1) })
    const after = drafted({ name: 'long', kin: 'coat', draft: () => square(1.5) })
    expect(after[1]).toBe(before[1])
    expect(after[0]).not.toBe(before[0])
    expect(after).toEqual(square(1.5))
  })

  it('[S4.01] share no piece with what is cut of another cloth, for its model is another', () => {
    const { drafted } = openDrafts(() => undefined)
    const wool = drafted({ name: 'wool', kin: 'coat of wool', draft: () => square(1) })
    const silk = drafted({ name: 'silk', kin: 'coat of silk', draft: () => square(1) })
    expect(silk).toEqual(wool)
    expect(silk.some((piece) => wool.includes(piece))).toBe(false)
  })

  it('[S4.01] give one name to what came out alike, and forget what stands in no draft any more', () => {
    const gone: Piece[] = []
    const { drafted, nameOf } = openDrafts((piece) => gone.push(piece))
    const first = drafted({ name: 'under a short coat', kin: 'trousers', draft: () => square(1) })
    const again = drafted({ name: 'under a long coat', kin: 'trousers', draft: () => square(1) })
    expect(again).toBe(first)
    expect(nameOf(again)).toBe('under a short coat')
    for (let i = 0; i < 24; i++) drafted({ name: `cut ${i}`, kin: 'trousers', draft: () => square(2 + i) })
    expect(gone).toEqual([first[0]])
  })
})
