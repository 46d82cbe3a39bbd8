import type { LookMap, MappedPiece } from '@toile/picture/looks/lookMap.ts'
import { describe, expect, it } from 'vitest'
import { isOf, targetsOf, targetUnder } from './target.ts'

const chart: MappedPiece['chart'] = { length: 0 } as MappedPiece['chart']
const piece = (garment: number, part: MappedPiece['part']): MappedPiece =>
  ({ garment, part, piece: null, name: part, side: 'front', chart }) as MappedPiece
/** Two rows: sleeve and body of a shirt, trousers, skin, and the ground. */
const map: LookMap = {
  width: 60,
  height: 20,
  step: 10,
  columns: 6,
  rows: 2,
  seen: Uint16Array.from([1, 2, 2, 0, 0, 0, 3, 3, 3, 0, 0, 0]),
  person: Uint8Array.from([0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
  pieces: [piece(1, 'sleeveLeft'), piece(1, 'body'), piece(0, 'legLeft')],
  scale: 10,
  origin: [0, 0],
  millimetresPerHead: 200,
}

describe('pointing at a look', () => {
  it('finds the part under the pointer, else the person, else the ground', () => {
    expect(targetUnder(map, 5, 5)).toEqual({ kind: 'part', garment: 1, part: 'sleeveLeft' })
    expect(targetUnder(map, 25, 15)).toEqual({ kind: 'part', garment: 0, part: 'legLeft' })
    expect(targetUnder(map, 35, 5)).toEqual({ kind: 'person' })
    expect(targetUnder(map, 55, 15)).toEqual({ kind: 'ground' })
    expect(targetUnder(map, -4, 900)).toEqual({ kind: 'ground' })
  })

  it('lists garments with their parts, the outermost first; one of a single part stands for itself', () => {
    expect(targetsOf(map)).toEqual([
      { kind: 'garment', garment: 1 },
      { kind: 'part', garment: 1, part: 'sleeveLeft' },
      { kind: 'part', garment: 1, part: 'body' },
      { kind: 'garment', garment: 0 },
      { kind: 'person' },
      { kind: 'ground' },
    ])
  })

  it('outlines a part alone, or a garment with all its parts', () => {
    const cells = (target: Parameters<typeof isOf>[1]) => [...map.seen.keys()].filter((cell) => isOf(map, target, cell))
    expect(cells({ kind: 'part', garment: 1, part: 'body' })).toEqual([1, 2])
    expect(cells({ kind: 'garment', garment: 1 })).toEqual([0, 1, 2])
    expect(cells({ kind: 'person' })).toEqual([3])
    expect(cells({ kind: 'ground' })).toEqual([])
  })
})
