import { labOf } from '../../kernels/oklab.ts'
import type { Pixels } from '../../surface.ts'
import { evenGrid } from './evenGrid.ts'
import { waveOf } from './waveOf.ts'

const side = 32
const waves = 8
const cells = 4
/** Lightness below which a wave counts as flat: what saving anew disturbs. */
const faint = 0.001
/** Steps per unit of OKLab in which a cell's colour is kept. */
const fineness = 200
const digits = (waves * waves) / 4

const cosines = Array.from({ length: waves }, (_, k) =>
  Float64Array.from({ length: side }, (_, x) => Math.cos((Math.PI / side) * (x + 0.5) * k)),
)

/** What a picture looks like from afar, as 128 hexadecimal digits: which of its 64 slowest waves of lightness (an 8×8 DCT of 32×32 means) rise, which fall, and the OKLab colour of 4×4 cells; scaling and saving anew hardly change it (requirement S5.08). */
export function perceptualHash(pixels: Pixels): string {
  const { lightness, a, b } = labOf(pixels)
  const grid = evenGrid(lightness, side)
  const found = Array.from({ length: waves * waves }, (_, i) =>
    i === 0 ? 0 : waveOf(grid, cosines[i % waves], cosines[Math.floor(i / waves)]),
  )
  const colors = [lightness, a, b].flatMap((plane, i) =>
    Array.from(evenGrid(plane, cells), (value) => byte((i ? value + 0.5 : value) * fineness)),
  )
  return `${hexOf(found.map((value) => value > faint))}${hexOf(found.map((value) => value < -faint))}${colors.join('')}`
}

const byte = (value: number) =>
  Math.min(255, Math.max(0, Math.round(value)))
    .toString(16)
    .padStart(2, '0')

const hexOf = (flags: readonly boolean[]) =>
  Array.from({ length: flags.length / 4 }, (_, k) =>
    flags
      .slice(k * 4, k * 4 + 4)
      .reduce((sum, flag, i) => sum + (flag ? 8 >> i : 0), 0)
      .toString(16),
  ).join('')

/** How far two perceptual hashes lie apart: waves that rise in one and fall in the other, waves that only one has, and the mean distance of their cells' colours in OKLab. */
function hashDistance(one: string, other: string): { against: number; apart: number; color: number } {
  let against = 0
  let apart = 0
  for (let i = 0; i < digits; i++) {
    const [rises, falls] = [nibble(one, i), nibble(one, digits + i)]
    const [rose, fell] = [nibble(other, i), nibble(other, digits + i)]
    const contrary = (rises & fell) | (falls & rose)
    against += ones[contrary]
    apart += ones[((rises ^ rose) | (falls ^ fell)) & ~contrary & 15]
  }
  return { against, apart, color: colorDistance(one, other) }
}

function colorDistance(one: string, other: string): number {
  const count = cells * cells
  const step = (i: number) => byteAt(one, i) - byteAt(other, i)
  let sum = 0
  for (let i = 0; i < count; i++) sum += Math.hypot(step(i), step(count + i), step(2 * count + i))
  return sum / fineness / count
}

const ones = Array.from({ length: 16 }, (_, n) => [1, 2, 4, 8].filter((bit) => n & bit).length)
const nibble = (hash: string, i: number) => Number.parseInt(hash[i], 16)
const byteAt = (hash: string, i: number) => Number.parseInt(hash.slice(digits * 2 + i * 2, digits * 2 + i * 2 + 2), 16)

/** By how much the hashes of one picture, scaled or saved anew, may differ (measured on drawn prints and sketches). */
export const alikeWithin = { against: 1, apart: 6, color: 0.012 } as const

/** Whether two hashes are of one picture, scaled or saved anew (requirement S5.08). */
export function isAlike(one: string, other: string): boolean {
  const { against, apart, color } = hashDistance(one, other)
  return against <= alikeWithin.against && apart <= alikeWithin.apart && color <= alikeWithin.color
}
