import { findPrint } from '@toile/craft/prints/index.ts'
import { sure } from '@toile/geometry'
import { enlarge } from '@toile/picture/prints/enlarge.ts'
import { halve } from '@toile/picture/prints/halve.ts'
import { paintTile } from '@toile/picture/prints/paintTile.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openServerHost } from '../../host/canvas.ts'

const errorOf = (a: Pixels, b: Pixels) =>
  a.rgba.reduce((sum, value, i) => sum + (value - sure(b.rgba[i])) ** 2, 0) / a.rgba.length

async function bicubic({ width, height, rgba }: Pixels, to: Pixels): Promise<Pixels> {
  const data = await sharp(Buffer.from(rgba), { raw: { width, height, channels: 4 } })
    .resize(to.width, to.height, { kernel: 'cubic', fit: 'fill' })
    .raw()
    .toBuffer()
  return { width: to.width, height: to.height, rgba: new Uint8ClampedArray(data) }
}

describe('enlarging', () => {
  it.each(['floral', 'artDeco', 'damask', 'papercut'])(
    '[S5.19] comes nearer to the drawn truth than bicubic does: %s',
    async (id) => {
      const print = findPrint(id)
      if (!print) throw new Error(id)
      const truth = paintTile(openServerHost(), print, print.colorway, 3, 240 / print.width)
      const small = halve({ width: truth.width, height: truth.height, data: truth.rgba })
      const own = errorOf(enlarge(small, truth.width, truth.height), truth)
      expect(own).toBeLessThan(errorOf(await bicubic(small, truth), truth) * 0.9)
    },
  )
  it('[S5.19] never leaves the colours that stand about a pixel, and a plain picture stays plain', () => {
    const plain = { width: 8, height: 6, rgba: new Uint8ClampedArray(8 * 6 * 4).fill(90) }
    expect(new Set(enlarge(plain, 20, 15).rgba)).toEqual(new Set([90]))
  })
})
