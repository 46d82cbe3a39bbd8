import type { Mask } from '../../../kernels/plane.ts'
import type { LaidMotif } from './laidMotif.ts'

/** A motif as room sees it: points along its rim from its middle, and whether a point lies in it; the longer side of its picture is 1. */
export interface Shape {
  rim: readonly (readonly [x: number, y: number])[]
  holds(x: number, y: number): boolean
}

const cells = 105
const mostPoints = 84

/** The shape of a mask. */
export function shapeOf({ width, height, values }: Mask): Shape {
  const side = Math.max(width, height)
  const points: [number, number][] = []
  for (let i = 0; i < values.length; i++) {
    if (!values[i]) continue
    const x = i % width
    const y = (i - x) / width
    const isRim = !x || !y || x === width - 1 || y === height - 1
    if (isRim || !values[i - 1] || !values[i + 1] || !values[i - width] || !values[i + width])
      points.push([(x + 0.5 - width / 2) / side, (y + 0.5 - height / 2) / side])
  }
  const step = Math.max(1, points.length / mostPoints)
  return {
    rim: Array.from({ length: Math.min(points.length, mostPoints) }, (_, k) => points[Math.floor(k * step)]),
    holds(u, v) {
      const x = Math.floor(u * side + width / 2)
      const y = Math.floor(v * side + height / 2)
      return x >= 0 && y >= 0 && x < width && y < height && values[y * width + x] === 1
    },
  }
}

/** The room left on a tile that comes in again at all sides. */
export interface Room {
  /** How near the others a motif would come where it comes nearest, as a share of the tile; 0 on one. */
  about(shape: Shape, at: LaidMotif): number
  take(shape: Shape, at: LaidMotif): void
}

/** Opens an empty tile. */
export function openRoom(): Room {
  /** How far the nearest motif is from each cell. */
  const free = new Float32Array(cells * cells).fill(0.7)
  const cellOf = (share: number) => Math.floor((share - Math.floor(share)) * cells) % cells
  return {
    about({ rim }, { x, y, size, angle }) {
      const [along, up] = [Math.cos(angle) * size, Math.sin(angle) * size]
      let least = free[cellOf(y) * cells + cellOf(x)]
      for (const [u, v] of rim) {
        const off = free[cellOf(y + u * up + v * along) * cells + cellOf(x + u * along - v * up)]
        if (off < least) least = off
        if (least === 0) return 0
      }
      return least
    },
    take({ rim, holds }, { x, y, size, angle }) {
      const [along, up] = [Math.cos(angle), Math.sin(angle)]
      const xs = rim.map(([u, v]) => x + (u * along - v * up) * size)
      const ys = rim.map(([u, v]) => y + (u * up + v * along) * size)
      for (let k = 0; k < cells * cells; k++) {
        const cx = ((k % cells) + 0.5) / cells
        const cy = (Math.floor(k / cells) + 0.5) / cells
        const dx = round(cx - x) / size
        const dy = round(cy - y) / size
        if (holds(dx * along + dy * up, dy * along - dx * up)) {
          free[k] = 0
          continue
        }
        let least = free[k] * free[k]
        for (let i = 0; i < xs.length; i++) {
          const off = round(cx - xs[i]) ** 2 + round(cy - ys[i]) ** 2
          if (off < least) least = off
        }
        free[k] = Math.sqrt(least)
      }
    },
  }
}

/** The shorter way round a tile. */
const round = (off: number) => off - Math.round(off)
