import { openNoise } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { blur } from './blur.ts'
import { depthsOf } from './depths.ts'
import type { Mask } from './mask.ts'
import { blurWithin, spansAround } from './spans.ts'

const width = 160
const height = 140
const pen = 1

/** A slanted band, far from the region's edges. */
function slanted(): Mask {
  const alpha = new Uint8Array(width * height)
  const first = new Int32Array(height).fill(width)
  const last = new Int32Array(height).fill(-1)
  for (let y = 20; y < 120; y++) {
    first[y] = 20 + (y >> 1)
    last[y] = first[y] + 60
    alpha.fill(255, y * width + first[y], y * width + last[y] + 1)
  }
  return { width, height, alpha, first, last }
}
const mask = slanted()
const inside = [...mask.alpha.keys()].filter((i) => mask.alpha[i] === 255)

/** Flat cloth with one steep ridge from top to bottom of the band. */
function ridge(): Float32Array {
  const folds = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) folds[y * width + x] = 9 * Math.exp(-(((x - 50 - y / 2) / 4) ** 2))
  }
  return folds
}

describe('depths of cloth [S3.25]', () => {
  it('[S3.25] has no edge where it runs on into what a part is sewn to', () => {
    const joint: Mask = { ...mask, alpha: mask.alpha.slice(), last: mask.last.map((x) => (x < 0 ? x : x + 20)) }
    for (let y = 20; y < 120; y++) joint.alpha.fill(255, y * width + mask.first[y], y * width + joint.last[y] + 1)
    const seam = 70 * width + mask.last[70] - 2
    const cut = 70 * width + mask.first[70] + 2
    const sewn = depthsOf(ridge(), mask, pen, joint)
    const alone = depthsOf(ridge(), mask, pen)
    expect(alone.near[seam]).toBeLessThan(4)
    expect(sewn.near[seam]).toBeGreaterThan(12)
    expect(sewn.near[cut]).toBe(alone.near[cut])
    // No light is taken from what is not drawn with the part.
    expect(inside.every((i) => mask.alpha[i + sewn.inward[i]] === 255)).toBe(true)
  })

  it('sweeping over the rows of a part blurs it as sweeping over its whole region does', () => {
    const noise = openNoise(5)
    const rough = Float32Array.from({ length: width * height }, (_, i) => 20 * noise((i % width) / 3, i / width / 3))
    for (const radius of [1, 3, 5]) {
      const whole = blur(rough.slice(), width, height, radius)
      const within = rough.slice()
      blurWithin(within, width, height, radius, spansAround(mask, 2 * radius))
      for (const i of inside) expect(Math.abs(within[i] - whole[i])).toBeLessThan(1e-4)
    }
  })

  it('a fold throws its shadow away from the lamp, and flat cloth none', () => {
    const { cast } = depthsOf(ridge(), mask, pen)
    const row = 70 * width
    const crest = 50 + 35
    expect(Math.max(...cast.subarray(row + crest + 4, row + crest + 12))).toBeGreaterThan(0.5)
    expect(Math.max(...cast.subarray(row + mask.first[70], row + crest - 6))).toBe(0)
    expect(Math.max(...depthsOf(new Float32Array(width * height), mask, pen).cast)).toBe(0)
  })

  it('edges are measured in pixels, face the lamp or away from it, and lend light from farther in', () => {
    const { near, facing, inward } = depthsOf(new Float32Array(width * height), mask, pen)
    const row = 70 * width
    const [left, right] = [row + mask.first[70] + 4, row + mask.last[70] - 4]
    expect(near[row + mask.first[70] + 30]).toBeGreaterThan(near[left])
    expect(facing[right]).toBeLessThan(-0.2)
    expect(Math.abs(facing[left] + facing[right])).toBeLessThan(0.1)
    expect(inward[row + mask.first[70]]).not.toBe(0)
    expect(inward[row + mask.first[70] + 30]).toBe(0)
  })
})
