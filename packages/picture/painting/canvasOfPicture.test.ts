import { joinTiles } from '@toile/canvas/tiles/joinTiles.ts'
import { openTiles } from '@toile/canvas/tiles/tileStore.ts'
import { describe, expect, it } from 'vitest'
import { canvasOfPicture } from './canvasOfPicture.ts'

const picture = (width: number, height: number) => {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) rgba.set([i % 251, (i * 7) % 253, 40, i % width ? 255 : 9], i * 4)
  return { width, height, rgba }
}
const open = (width: number, height: number, sheet: Parameters<typeof canvasOfPicture>[2]) => {
  const store = openTiles()
  const given = picture(width, height)
  const document = canvasOfPicture(given, store, sheet)
  const layer = document.layers.picture
  if (layer?.kind !== 'picture') throw new Error('A picture opens as a picture layer.')
  const sourceOf = joinTiles({ x0: 0, y0: 0, x1: width, y1: height }, (key) => store.get(layer.source[key]))
  return { document, layer, given, sourceOf, store }
}

describe('a picture opened on the canvas', () => {
  it('[S1.12] is one layer on a sheet of its own size, every pixel as it was, faint ones too', () => {
    const { document, layer, given, sourceOf } = open(300, 280, { most: 4096 })
    expect([document.width, document.height, document.root]).toEqual([300, 280, ['picture']])
    expect(sourceOf.every((value, i) => value === given.rgba[i])).toBe(true)
    expect(layer.tiles).toHaveProperty('1,1')
    expect(layer.matrix).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1])
  })

  it('[S1.12] fits a sheet that is smaller, and keeps its own pixels', () => {
    const { layer, given, sourceOf, store } = open(600, 300, { width: 200, height: 200, most: 4096 })
    expect(layer.matrix[0]).toBeCloseTo(1 / 3, 6)
    expect([layer.matrix[2], layer.matrix[5]]).toEqual([0, 50])
    expect(sourceOf.every((value, i) => value === given.rgba[i])).toBe(true)
    const shown = joinTiles({ x0: 0, y0: 0, x1: 200, y1: 200 }, (key) => store.get(layer.tiles[key]))
    expect(shown[(49 * 200 + 100) * 4 + 3]).toBe(0)
    expect(shown[(51 * 200 + 100) * 4 + 3]).toBe(255)
  })

  it('[S1.12] lies in the middle of a larger sheet as large as it is, and is never wider than a sheet may be', () => {
    expect(open(100, 100, { width: 300, height: 200, most: 4096 }).layer.matrix).toEqual([1, 0, 100, 0, 1, 50, 0, 0, 1])
    const { document } = open(400, 100, { most: 200 })
    expect([document.width, document.height]).toEqual([200, 50])
  })
})
