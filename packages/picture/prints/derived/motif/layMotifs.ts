import type { Chance } from '@toile/geometry'
import type { Art } from './artsOf.ts'

/** A motif on the tile: which, where its middle lies and how long its longer side is as shares of the tile, and how far it is turned. */
export interface LaidMotif {
  art: number
  x: number
  y: number
  size: number
  angle: number
}

const spots = [
  [0.25, 0.22, 0.52],
  [0.76, 0.5, 0.42],
  [0.28, 0.74, 0.36],
  [0.72, 0.97, 0.3],
  [0.52, 0.04, 0.2],
  [0.5, 0.5, 0.17],
  [0.02, 0.48, 0.2],
  [0.5, 0.85, 0.16],
  [0.95, 0.2, 0.2],
] as const

/** Lays motifs over a tile that comes in again at all sides. */
export const layMotifs = (arts: readonly Art[], chance: Chance): LaidMotif[] =>
  spots.map(([x, y, size], i) => ({
    art: i % arts.length,
    x,
    y,
    size: size * chance.between(0.9, 1.1),
    angle: chance.between(0, 2 * Math.PI),
  }))
