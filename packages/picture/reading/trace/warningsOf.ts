import { area, type Path } from '@toile/geometry'
import { isSure } from './isSure.ts'
import type { TracedPiece } from './traced.ts'
import { type TraceWarning, traceWarnings } from './traceWarnings.ts'

type Judged = Pick<TracedPiece, 'width' | 'height' | 'mask' | 'outline' | 'others' | 'choices' | 'confidence'>

const bounds = { tiny: 240, share: 0.02, thickness: 0.018, border: 0.06, ragged: 260, unseen: 0.3 }

/** The warnings that a tracing calls for; none of them refuses it. */
export function warningsOf(piece: Judged): TraceWarning[] {
  const { width, height, outline, others } = piece
  const { cloth, rim, atBorder, longest } = measured(piece)
  const calls: Partial<Record<TraceWarning, boolean>> = {
    remnant: cloth < bounds.share * width * height || cloth / rim < bounds.thickness * longest,
    several: (others ?? []).length > 0,
    atBorder: atBorder > bounds.border * 2 * (width + height),
    ragged: rim ** 2 / cloth > bounds.ragged,
    unseen: outline !== undefined && unseenShare(outline) > bounds.unseen,
    gaps: (outline?.bridges ?? []).length > 0,
    tiny: Math.max(width, height) < bounds.tiny,
    unsureCategory: !isSure(piece),
  }
  return traceWarnings.flatMap(({ id }) => (calls[id] ? [id] : []))
}

/** Cloth, its rim and what of it lies at the picture's border, in pixels. */
function measured({ mask, width, height }: Judged) {
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && mask[y * width + x] > 127
  let [cloth, rim, atBorder] = [0, 0, 0]
  let [left, right, top, bottom] = [width, -1, height, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!inside(x, y)) continue
      cloth++
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) atBorder++
      if (!inside(x - 1, y) || !inside(x + 1, y) || !inside(x, y - 1) || !inside(x, y + 1)) rim++
    }
  }
  return { cloth, rim: Math.max(1, rim), atBorder, longest: Math.max(right - left, bottom - top) + 1 }
}

/** The share of an outline along which nothing can be seen. */
function unseenShare({ rings, doubtful }: NonNullable<TracedPiece['outline']>): number {
  const corners = rings.map((ring): Path => ring.map(({ at }) => at)).filter((ring) => Math.abs(area(ring)) > 0)
  const whole = corners.reduce((sum, ring) => sum + lengthOf([...ring, ring[0]]), 0)
  return whole > 0 ? doubtful.reduce((sum, path) => sum + lengthOf(path), 0) / whole : 0
}

const lengthOf = (path: Path): number =>
  path.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - path[i][0], y - path[i][1]), 0)
