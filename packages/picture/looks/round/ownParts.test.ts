import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { createCanvas } from '@napi-rs/canvas'
import type { Color } from '@toile/craft/colors/color.ts'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { ownPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { describe, expect, it } from 'vitest'
import { openDrawing } from '../../scenes/openDrawing.ts'
import type { Host, Surface } from '../../surface.ts'
import { noUploads } from '../sources.ts'
import { taken, takeOwn } from '../testing/takeOwn.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const size = { width: 300, height: 450 }
const red: Color = { r: 200, g: 30, b: 40 }
const blue: Color = { r: 40, g: 70, b: 170 }

const wear = (garment: string, color: Color): Worn => plainWorn(garment, color, { fabric: 'cottonPoplin', seed: 7 })

const design = (person: string, ...garments: Worn[]): Design => ({
  version: designVersion,
  style: 'illustration',
  mannequin: { person, pose: 'relaxed', mirrored: false },
  shoes: { kind: 'derby', color: { r: 52, g: 46, b: 50 } },
  lips: { r: 176, g: 84, b: 80 },
  ground: { r: 120, g: 160, b: 120 },
  garments,
  origin: null,
})

/** Somebody from a picture in wide red clothes. */
const inRed = (resize = 1) =>
  takeOwn(host, design('theo', wear('sweater', red), wear('wideTrousers', red)), size, { resize })
const own = ownPerson(taken)

function drawn(picture: ReturnType<typeof inRed>, ...garments: Worn[]) {
  const drawing = openDrawing(host, { ...noUploads, figure: () => picture })
  return drawing
    .draw({ kind: 'look', design: design(own, ...garments), ...size })
    .getContext('2d')
    .getImageData(0, 0, size.width, size.height).data
}

/** How many pixels are of a colour's hue, about the chest and about the knees. */
function seen(rgba: Uint8ClampedArray, is: (r: number, g: number, b: number) => boolean) {
  const rows = [0, 0]
  for (let i = 0; i < size.width * size.height; i++)
    if (is(rgba[i * 4], rgba[i * 4 + 1], rgba[i * 4 + 2])) {
      const y = i / size.width / size.height
      if (y < 0.35) rows[0]++
      else if (y > 0.55) rows[1]++
    }
  return { above: rows[0], below: rows[1] }
}
const isRed = (r: number, g: number, b: number) => r > 110 && g < 70 && b < 80
const isBlue = (r: number, g: number, b: number) => b > 110 && r < 90

describe('mannequins from pictures are dressed like everybody', () => {
  it('[S5.17] what is worn in the picture gives way: nothing of it stands out beside narrower clothes', () => {
    const before = seen(drawn(inRed()), isRed)
    expect(before.above).toBeGreaterThan(1000)
    expect(before.below).toBeGreaterThan(1000)
    const after = drawn(inRed(), wear('shirt', blue), wear('jeans', blue))
    expect(seen(after, isRed)).toEqual({ above: 0, below: 0 })
    expect(seen(after, isBlue).above).toBeGreaterThan(1000)
  })

  it('[S5.17] what is not dressed stays as it is in the picture: trousers under a new top, a sweater over new trousers', () => {
    const top = seen(drawn(inRed(), wear('shirt', blue)), isRed)
    expect(top.above).toBeLessThan(200)
    expect(top.below).toBeGreaterThan(1000)
    const bottom = seen(drawn(inRed(), wear('jeans', blue)), isRed)
    expect(bottom.above).toBeGreaterThan(1000)
    expect(bottom.below).toBeLessThan(200)
  })

  it('[S5.17] legs that the picture hides come to light under shorts in the skin of the face, in the shoes of the look', () => {
    const bare = drawn(inRed(), wear('shirt', blue), wear('shorts', blue))
    const [r, g, b] = inRed().cutOut.rgba.subarray(faceAt * 4, faceAt * 4 + 3)
    const isSkin = (x: number, y: number, z: number) => Math.hypot(x - r, y - g, z - b) < 60
    expect(seen(bare, isSkin).below).toBeGreaterThan(500)
    expect(seen(bare, isRed).below).toBe(0)
  })

  it('[S3.19] whoever is resized stands taller or smaller in the picture', () => {
    const tall = (resize: number) => {
      const rgba = drawn(inRed(resize), wear('shirt', blue), wear('jeans', blue))
      const rows = Array.from({ length: size.height }, (_, y) => y).filter((y) =>
        Array.from({ length: size.width }, (_, x) => (y * size.width + x) * 4).some((at) =>
          isBlue(rgba[at], rgba[at + 1], rgba[at + 2]),
        ),
      )
      return Math.max(...rows) - Math.min(...rows)
    }
    expect(tall(0.8) / tall(1)).toBeCloseTo(0.8, 1)
    expect(tall(1.1) / tall(1)).toBeGreaterThan(1.02)
  })
})

/** A place on the cheek of whoever stands in the middle. */
const faceAt = (() => {
  const { landmarks } = inRed().document
  const [x, y] = [landmarks.chin[0], landmarks.chin[1] * 0.7 + landmarks.headTop[1] * 0.3]
  return Math.round(y) * size.width + Math.round(x) + 3
})()
