import { expect, it } from 'vitest'
import { hasHeld, topOf } from './hasHeld.ts'

const cloth = (top: number, strain: number) => ({
  mesh: { flat: new Float32Array(), triangles: new Uint32Array(), parts: [] },
  positions: Float32Array.from({ length: 300 }, (_, i) => (i % 3 === 1 ? top - i : 0)),
  strain: new Float32Array(40).fill(strain),
})
const gaps = (away: number) => new Float32Array(100).fill(away)

it('[S2.59] a garment has held where it stays up, whole and outside the body', () => {
  const putOn = topOf(cloth(1400, 0).positions)
  expect(hasHeld(cloth(1390, 0.04), gaps(4), putOn)).toBe(true)
  expect(hasHeld(cloth(1150, 0.04), gaps(4), putOn)).toBe(false)
  expect(hasHeld(cloth(1390, 0.4), gaps(4), putOn)).toBe(false)
  expect(hasHeld(cloth(1390, 0.04), gaps(-14), putOn)).toBe(false)
})
