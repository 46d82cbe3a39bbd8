import { limits } from '@toile/rules/limits.ts'
import { describe, expect, it } from 'vitest'
import { packTiles, unpackTiles } from './storedTilePack.ts'

const tile = (digit: string, length: number) => ({ hash: digit.repeat(64), png: new Uint8Array(length).fill(length) })
const few = [tile('a', 3), tile('0', 0), tile('7', 300)]

describe('tiles in one body', () => {
  it('[S3.13] come out as they went in', () => {
    expect(unpackTiles(packTiles(few))).toEqual(few)
    expect(unpackTiles(Buffer.from(packTiles(few)))?.map(({ hash }) => hash)).toEqual(few.map(({ hash }) => hash))
  })

  it('[S3.13] a body that ends anywhere but after a tile is none', () => {
    const body = packTiles(few)
    const whole = new Set([39, 39 + 36, body.length])
    for (let length = 0; length <= body.length; length++)
      expect(unpackTiles(body.subarray(0, length)) !== null, String(length)).toBe(whole.has(length))
  })

  it('[S3.13] too many tiles, or one too large, are not read', () => {
    const { tiles, each } = limits.tilePack
    const full = Array.from({ length: tiles }, () => tile('a', 1))
    expect(unpackTiles(packTiles(full))).toHaveLength(tiles)
    expect(unpackTiles(packTiles([...full, tile('a', 1)]))).toBeNull()
    expect(unpackTiles(packTiles([tile('a', each)]))).toHaveLength(1)
    expect(unpackTiles(packTiles([tile('a', each + 1)]))).toBeNull()
    const lying = packTiles([tile('a', 9)])
    new DataView(lying.buffer).setUint32(32, 4_000_000_000)
    expect(unpackTiles(lying)).toBeNull()
  })
})
