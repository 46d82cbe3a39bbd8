import { createCanvas } from '@napi-rs/canvas'
import { paintBloom } from '@toile/craft/prints/motifs/paintBloom.ts'
import { openChance, openNoise } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { Host, Pixels, Surface } from '../../../surface.ts'
import { openTruth } from '../testing/truthSet.ts'
import { motifsOf } from './motifsOf.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const [rose, navy, sun] = [
  { r: 196, g: 74, b: 92 },
  { r: 38, g: 52, b: 98 },
  { r: 236, g: 190, b: 70 },
]

/** A cream cloth with roses and smaller daisies, each drawn several times. */
function cloth(): Pixels {
  const surface = host.createCanvas(420, 420)
  const context = surface.getContext('2d')
  context.fillStyle = '#f4ecdc'
  context.fillRect(0, 0, 420, 420)
  for (let k = 0; k < 9; k++) {
    context.save()
    context.translate(80 + (k % 3) * 130, 75 + Math.floor(k / 3) * 130)
    if (k % 2) paintBloom(context, 'daisy', 26, navy, sun, openChance(2))
    else paintBloom(context, 'rose', 44, rose, sun, openChance(1))
    context.restore()
  }
  return { width: 420, height: 420, rgba: context.getImageData(0, 0, 420, 420).data }
}

const painted = (colorAt: (x: number, y: number) => readonly number[]): Pixels => {
  const rgba = new Uint8ClampedArray(150 * 150 * 4)
  for (let i = 0; i < 150 * 150; i++) rgba.set([...colorAt(i % 150, Math.floor(i / 150)), 255], i * 4)
  return { width: 150, height: 150, rgba }
}

describe('motifs of a picture', () => {
  it('[S2.52] cuts each motif of a print out once, the larger one first, with its colours', () => {
    const { motifs, texture } = motifsOf(cloth())
    expect(texture).toBe(false)
    expect(motifs.map(({ times }) => times)).toEqual([5, 4])
    const [first] = motifs
    expect(first.box.width).toBeGreaterThan(70)
    expect(first.pixels.width).toBe(first.box.width)
    expect(first.colors[0].color.r).toBeGreaterThan(first.colors[0].color.g + 40)
    expect(first.pixels.rgba[3]).toBe(0)
  })

  it('[S2.52] gives one motif of a picture of one thing', () => {
    const { pixels } = openTruth(host, 240, 7)(0)
    const { motifs, texture } = motifsOf(pixels)
    expect(motifs).toHaveLength(1)
    expect(texture).toBe(false)
  })

  it('[S2.52] says of noise and of checks that they are textures', () => {
    const noise = openNoise(3)
    const stone = painted((x, y) => [1, 1, 0.9].map((c) => c * (140 + 50 * noise(x / 7, y / 7))))
    const check = painted((x, y) => (((x >> 4) + (y >> 4)) & 1 ? [240, 238, 230] : [60, 90, 150]))
    for (const picture of [stone, check]) expect(motifsOf(picture).texture).toBe(true)
  })
})
