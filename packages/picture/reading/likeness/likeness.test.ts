import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Color } from '@toile/craft/colors/color.ts'
import { prints } from '@toile/craft/prints/index.ts'
import type { Print } from '@toile/craft/prints/print.ts'
import { describe, expect, it } from 'vitest'
import { paintTile } from '../../prints/paintTile.ts'
import type { Host, Pixels, Surface } from '../../surface.ts'
import { alike, likenessDistance, likenessLength, measureLikeness } from './likeness.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const drawn = (print: Print, colors: readonly Color[] = print.colorway): Pixels =>
  paintTile(host, print, colors, 5, 256 / Math.max(print.width, print.height), {}, print.repeat)

const canvasOf = ({ width, height, rgba }: Pixels) => {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = context.createImageData(width, height)
  image.data.set(rgba)
  context.putImageData(image, 0, 0)
  return canvas
}

/** A part of a picture, scaled to at most 160 pixels. */
function part(source: Parameters<CanvasRenderingContext2D['drawImage']>[0], box: readonly number[]): Pixels {
  const [left, top, width, height] = box
  const scale = 160 / Math.max(width, height)
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale))
  const context = canvas.getContext('2d')
  context.drawImage(source as never, left, top, width, height, 0, 0, canvas.width, canvas.height)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { width: canvas.width, height: canvas.height, rgba: new Uint8ClampedArray(data) }
}
const whole = ({ width, height }: Pixels) => [0, 0, width, height]
const middle = ({ width, height }: Pixels) => [width * 0.15, height * 0.1, width * 0.7, height * 0.7]
const measured = (pixels: Pixels, box = whole(pixels)) => measureLikeness(part(canvasOf(pixels) as never, box))

async function reencoded(pixels: Pixels): Promise<Uint8Array> {
  const small = createCanvas(Math.round(pixels.width * 0.6), Math.round(pixels.height * 0.6))
  small.getContext('2d').drawImage(canvasOf(pixels), 0, 0, small.width, small.height)
  const image = await loadImage(small.toBuffer('image/jpeg', 35))
  return measureLikeness(part(image as never, [0, 0, small.width, small.height]))
}

const turned = ({ r, g, b }: Color): Color => ({ r: g, g: b, b: r })
const catalogue = prints.filter((_, i) => i % 2 === 0).slice(0, 31)
const plain = catalogue.map((print) => measured(drawn(print)))
const disturbed = await Promise.all(
  catalogue.map(async (print) => {
    const tile = drawn(print)
    return [
      measured(drawn(print, print.colorway.map(turned))),
      measured(drawn(print, print.colorway.toReversed())),
      measured(tile, middle(tile)),
      await reencoded(tile),
    ]
  }),
)
const firstOf = (i: number, own: Uint8Array) =>
  plain.every((other, j) => i === j || likenessDistance(plain[i], other) > likenessDistance(plain[i], own))
const shareOf = (k: number) => disturbed.filter((own, i) => firstOf(i, own[k])).length / catalogue.length

describe('likeness of pictures', () => {
  it('[S2.44] a print in other colours, cut or encoded again is nearer to it than thirty other prints', () => {
    expect(shareOf(0)).toBeGreaterThanOrEqual(0.96)
    expect(shareOf(1)).toBeGreaterThanOrEqual(0.85)
    expect(shareOf(2)).toBeGreaterThanOrEqual(0.8)
    expect(shareOf(3)).toBeGreaterThanOrEqual(0.96)
  })

  it('[S2.44] of the four nearest to a print among all disturbed ones, nine of ten are its own', () => {
    const all = disturbed.flatMap((own, i) => own.map((traits) => ({ i, traits })))
    const precise = plain.map((traits, i) => {
      const near = all.toSorted((p, q) => likenessDistance(traits, p.traits) - likenessDistance(traits, q.traits))
      return near.slice(0, 4).filter((one) => one.i === i).length / 4
    })
    expect(precise.reduce((sum, share) => sum + share, 0) / precise.length).toBeGreaterThanOrEqual(0.9)
  })

  it('[S2.44] what counts as like holds nearly every disturbance and few other prints', () => {
    const own = disturbed.flatMap((some, i) => some.map((traits) => likenessDistance(plain[i], traits)))
    const others = plain.flatMap((a, i) => plain.slice(i + 1).map((b) => likenessDistance(a, b)))
    expect(own.filter((distance) => distance <= alike).length / own.length).toBeGreaterThanOrEqual(0.95)
    expect(others.filter((distance) => distance <= alike).length / others.length).toBeLessThanOrEqual(0.15)
  })

  it('[S2.44] the same picture has no distance, is measured in the same bytes, and a blank one is measured too', () => {
    expect(likenessDistance(plain[0], measured(drawn(catalogue[0])))).toBe(0)
    expect(plain[0]).toHaveLength(likenessLength)
    const blank = measureLikeness({ width: 3, height: 2, rgba: new Uint8ClampedArray(24).fill(255) })
    expect(likenessDistance(blank, blank)).toBe(0)
    expect(likenessDistance(blank, plain[0])).toBeLessThanOrEqual(1.3)
  })
})
