import type { Noise } from '@toile/geometry'
import type { Mask } from '../mask.ts'
import type { Region, Stage } from '../stage.ts'
import { textureAt } from '../textureAt.ts'

/** Reads slow noise along one row of pixels: `wave` pixels long, at height `v`; the noise is asked once per wave, not once per pixel. */
export function noiseRow(
  noise: Noise,
  row: Float32Array,
  [first, last, left]: readonly [number, number, number],
  wave: number,
  v: number,
): void {
  let cell = Number.NaN
  let from = 0
  let to = 0
  for (let x = first; x <= last; x++) {
    const u = (x + left) / wave
    const next = Math.floor(u)
    if (next !== cell) {
      from = next === cell + 1 ? to : noise(next, v)
      to = noise(next + 1, v)
      cell = next
    }
    const f = u - next
    row[x] = from + (to - from) * f * f * (3 - 2 * f)
  }
}

/** Marks of the hand and of the paper along one row, each 0..1. */
export interface Marks {
  /** How early the brush lifts. */
  ragged: Float32Array
  /** Hairs of a brush that runs dry, drawn down the length of the body. */
  streak: Float32Array
  /** Where water carried the pigment. */
  pool: Float32Array
  /** Where an edge was softened with water. */
  lost: Float32Array
  /** Hollows of the paper. */
  tooth: Float32Array
  /** Reads ragged and streak along a row of the region. */
  readBrush(y: number): void
  /** Reads pool and lost. */
  readWater(y: number): void
  /** Reads tooth. */
  readPaper(y: number): void
}

/** Opens the marks of a piece. At small scales marks keep the size that an eye can part. */
export function openMarks(stage: Stage, region: Region, { width, first, last }: Mask): Marks {
  const { wash, paper, pen } = stage
  const texture = textureAt(stage, region)
  const row = () => new Float32Array(width)
  const [ragged, fray, streak, pool, lost, tooth] = [row(), row(), row(), row(), row(), row()]
  const hair = Math.max(2.4, 3.4 * pen)
  const hollow = Math.max(2.2, 1.7 * pen)
  const run = (y: number) => [first[y], last[y], texture.x] as const
  return {
    ragged,
    streak,
    pool,
    lost,
    tooth,
    readBrush(y) {
      const down = (y + texture.y) / pen
      noiseRow(wash, ragged, run(y), 48 * pen, down / 130)
      noiseRow(wash, fray, run(y), 17 * pen, down / 44 + 31)
      noiseRow(paper, streak, run(y), hair, down / 54)
      for (let x = first[y]; x <= last[y]; x++) ragged[x] = ragged[x] * 0.8 + fray[x] * 0.2
    },
    readWater(y) {
      const down = (y + texture.y) / pen
      noiseRow(wash, pool, run(y), 95 * pen, down / 120 + 3)
      noiseRow(wash, lost, run(y), 62 * pen, down / 80 + 57)
    },
    readPaper: (y) => noiseRow(paper, tooth, run(y), hollow, (y + texture.y) / hollow + 11),
  }
}
