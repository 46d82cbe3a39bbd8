import { cosine, sine } from '@toile/geometry'
import { sampleStamp } from '../stroke/sampleStamp.ts'
import { shrinkStamp } from '../stroke/shrinkStamp.ts'
import type { Stamp } from '../stroke/stamp.ts'

/** How a print lies on the sheet: pixels of the sheet to a pixel of its tile, where a corner of a tile lies, and how it is turned in radians. */
interface Placing {
  readonly scale: number
  readonly x: number
  readonly y: number
  readonly angle?: number
}

/** The paint of a print: its tile repeated over the sheet in true scale, for `Ink.paint`. */
export function printPaint(tile: Stamp, { scale, x, y, angle = 0 }: Placing): (px: number, py: number) => number {
  const width = Math.max(1, Math.min(tile.width, Math.round(tile.width * scale)))
  const height = Math.max(1, Math.min(tile.height, Math.round(tile.height * scale)))
  const fine = shrinkStamp(tile, width, height)
  const [cos, sin] = [cosine(angle), sine(angle)]
  const across = fine.width / (tile.width * scale)
  const down = fine.height / (tile.height * scale)
  return (px, py) => {
    const dx = px + 0.5 - x
    const dy = py + 0.5 - y
    return sampleStamp(fine, (dx * cos + dy * sin) * across, (dy * cos - dx * sin) * down, 'repeats')
  }
}
