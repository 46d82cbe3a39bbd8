import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { holdHoop, openHoop } from './hoop.ts'

const count = 40
const lengthOf = (at: Float32Array) =>
  Array.from({ length: count }, (_, i) => {
    const next = (i + 1) % count
    return Math.hypot(...[0, 1, 2].map((axis) => sure(at[3 * i + axis]) - sure(at[3 * next + axis])))
  }).reduce((sum, length) => sum + length, 0)

describe('a hoop', () => {
  it('[S1.11] draws a round that is too long together as one, and leaves a shorter one alone', () => {
    const ring = () =>
      Float32Array.from({ length: 3 * count }, (_, i) => {
        const turn = (2 * Math.PI * Math.floor(i / 3)) / count
        return [120 * Math.cos(turn), 0, 120 * Math.sin(turn)][i % 3] ?? 0
      })
    const ends = Int32Array.from({ length: 2 * count }, (_, i) => ((i >> 1) + (i & 1)) % count)
    const lightness = new Float32Array(count).fill(20)
    const at = ring()
    for (let i = 0; i < 20; i++) holdHoop(at, lightness, openHoop(ends, 700))
    expect(Math.abs(lengthOf(at) - 700)).toBeLessThan(1)
    const loose = ring()
    holdHoop(loose, lightness, openHoop(ends, 800))
    expect(loose).toEqual(ring())
  })
})
