import type { Reading } from '@toile/craft/brands/brandReading.ts'
import { distanceTo } from '../../kernels/distance.ts'
import { maskOf, type Plane } from '../../kernels/plane.ts'
import type { TracedPiece } from '../trace/traced.ts'

const dark = 110
const leastInk = 80

/** The pen of a traced drawing: its mean width as a share of the drawing's height, and how evenly it draws (requirement S2.61); nothing where there is hardly a line. */
export function readStroke({
  lines,
  width,
  height,
}: Pick<TracedPiece, 'lines' | 'width' | 'height'>): Reading['stroke'] {
  const paper = maskOf({ width, height }, (i) => lines[i] < dark)
  const depth = distanceTo(paper)
  const spine = ridgesOf(depth)
  if (spine.length < leastInk) return null
  const mean = spine.reduce((sum, value) => sum + value, 0) / spine.length
  const spread = Math.sqrt(spine.reduce((sum, value) => sum + (value - mean) ** 2, 0) / spine.length) / mean
  return { width: (2 * mean - 1) / height, regularity: Math.max(0, Math.min(1, 1 - spread)) }
}

/** The depths along the middle of every stroke. */
function ridgesOf({ values, width }: Plane): number[] {
  const found: number[] = []
  for (let i = width + 1; i + width + 1 < values.length; i++) {
    const here = values[i]
    if (here < 0.5) continue
    const across = here >= values[i - 1] && here > values[i + 1]
    const down = here >= values[i - width] && here > values[i + width]
    if (across || down) found.push(here)
  }
  return found
}
