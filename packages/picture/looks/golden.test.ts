import { readFileSync, writeFileSync } from 'node:fs'
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { goldenPictures } from './testing/goldenPictures.ts'
import { strayRegions } from './testing/strayRegions.ts'

/** Golden pictures are written anew, on purpose and looked at, by GOLDEN=write. */
const writes = process.env.GOLDEN === 'write'

describe('golden pictures', () => {
  for (const [name, { draw, regions }] of Object.entries(goldenPictures)) {
    it(`${name} is the picture that was approved, within 0.2 % of every region`, async () => {
      const path = new URL(`./golden/${name}.png`, import.meta.url)
      const surface = await draw()
      const { width, height } = surface
      const drawn = surface.getContext('2d').getImageData(0, 0, width, height).data
      if (writes) writeFileSync(path, (surface as unknown as Canvas).toBuffer('image/png'))
      const picture = await loadImage(readFileSync(path))
      expect([picture.width, picture.height]).toEqual([width, height])
      const sheet = createCanvas(width, height).getContext('2d')
      sheet.drawImage(picture, 0, 0)
      expect(strayRegions(drawn, sheet.getImageData(0, 0, width, height).data, width, regions)).toEqual([])
    })
  }
})
