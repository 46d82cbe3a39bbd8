import type { Path } from '@toile/geometry'
import { emptyPlane, type Mask, maskOf } from '../../../kernels/plane.ts'
import { strokePath } from '../../../kernels/scanline.ts'

/** A stroke of the person's brush: its path, and its radius, in pixels of the sheet. */
interface Stroke {
  path: Path
  radius: number
}

/** What a person says about a sheet, and what no tracing may contradict (S3.27): this is cloth, this is not, and the outline closes here. */
export interface Strokes {
  keep?: readonly Stroke[]
  drop?: readonly Stroke[]
  /** Lines that bridge gaps of the drawing. */
  close?: readonly Path[]
}

/** The strokes as pixels. */
export interface Said {
  keep: Mask
  drop: Mask
  close: Mask
  /** Whether anything is kept or dropped. */
  any: boolean
}

const bridgeWidth = 3

/** Paints a person's strokes in the size of the sheet. */
export function saidBy({ keep = [], drop = [], close = [] }: Strokes, size: { width: number; height: number }): Said {
  return {
    keep: painted(keep, size),
    drop: painted(drop, size),
    close: painted(
      close.map((path) => ({ path, radius: bridgeWidth / 2 })),
      size,
    ),
    any: keep.length + drop.length > 0,
  }
}

function painted(strokes: readonly Stroke[], size: { width: number; height: number }): Mask {
  const plane = emptyPlane(size)
  for (const { path, radius } of strokes) {
    strokePath(plane, path.length === 1 ? [path[0], path[0]] : path, Math.max(1, radius * 2))
  }
  return maskOf(size, (i) => plane.values[i] > 0.5)
}

/** The mask as the strokes demand it. */
export const obeying = (mask: Mask, { keep, drop }: Said): Mask =>
  maskOf(mask, (i) => (mask.values[i] || keep.values[i]) && !drop.values[i])
