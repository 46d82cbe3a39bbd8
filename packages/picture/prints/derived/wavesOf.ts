import type { Chance } from '@toile/geometry'

/** Reads smooth numbers from -1 to 1 at shares of a tile's sides. */
export type Waves = (u: number, v: number) => number

const ease = (t: number) => t * t * (3 - 2 * t)

/** Smooth random numbers over a tile, of `across` waves from side to side and `down` from top to bottom; round ones come in again at the other side. */
export function wavesOf(across: number, down: number, chance: Chance, round = false): Waves {
  const wide = across + 1
  const values = Float32Array.from({ length: wide * (down + 1) }, () => chance.between(-1, 1))
  const column = (i: number) => (round ? ((i % across) + across) % across : Math.min(across, Math.max(0, i)))
  const row = (j: number) => (round ? ((j % down) + down) % down : Math.min(down, Math.max(0, j)))
  return (u, v) => {
    const x = u * across
    const y = v * down
    const i = Math.floor(x)
    const j = Math.floor(y)
    const s = ease(x - i)
    const t = ease(y - j)
    const [left, right] = [column(i), column(i + 1)]
    const [upper, lower] = [row(j) * wide, row(j + 1) * wide]
    const above = values[upper + left] * (1 - s) + values[upper + right] * s
    return above * (1 - t) + (values[lower + left] * (1 - s) + values[lower + right] * s) * t
  }
}
