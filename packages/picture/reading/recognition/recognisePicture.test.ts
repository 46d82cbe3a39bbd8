import { createCanvas } from '@napi-rs/canvas'
import { fromHex } from '@toile/craft/colors/color.ts'
import { prints } from '@toile/craft/prints/index.ts'
import { describe, expect, it } from 'vitest'
import { paintTile } from '../../prints/paintTile.ts'
import type { Host, Pixels, Surface } from '../../surface.ts'
import { recognisePicture } from './recognisePicture.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const colors = ['#b0482f', '#e4d8c0', '#1f2a44', '#8fa3b3'].flatMap((hex) => fromHex(hex) ?? [])

/** Marks on clear ground, as slogans and logos come. */
function marks(
  width: number,
  height: number,
  paint: (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void,
): Pixels {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#1f2a44'
  paint(context)
  return { width, height, rgba: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data) }
}

describe('a print is put into its type', () => {
  it('[S3.27] tiles of the catalogue are patterns', () => {
    const tiles = prints.filter((_, i) => i % 3 === 0).map((print) => paintTile(host, print, colors, 1, 1.2))
    const found = tiles.map((tile) => recognisePicture(tile, 'print').category)
    expect(found.filter((category) => category === 'Pattern').length / tiles.length).toBeGreaterThan(0.9)
  })

  it('[S3.27] lines of letters are a slogan, a ring with a mark in it is a logo', () => {
    const lines = marks(600, 300, (context) => {
      for (let line = 0; line < 2; line++)
        for (let letter = 0; letter < 8; letter++) {
          const [x, y] = [20 + letter * 71, 20 + line * 135]
          context.fillRect(x, y, 20, 120)
          context.fillRect(x, y + (letter % 3) * 50, 56, 20)
        }
    })
    const ring = marks(400, 400, (context) => {
      context.lineWidth = 12
      context.strokeStyle = '#1f2a44'
      context.beginPath()
      context.arc(200, 200, 180, 0, 7)
      context.stroke()
      context.fillRect(160, 160, 80, 80)
    })
    expect(recognisePicture(lines, 'print').category).toBe('Slogan')
    expect(recognisePicture(ring, 'print').category).toBe('Logo')
  })

  it('an empty sheet is no sketch of anything, and nothing breaks', () => {
    const empty = marks(80, 60, () => undefined)
    expect(recognisePicture(empty, 'sketch')).toEqual({ tab: 'sketches', category: '', sure: false })
    expect(recognisePicture(empty, null).sure).toBe(false)
  })
})
