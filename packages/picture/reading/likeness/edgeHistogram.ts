import type { Lab } from '../../kernels/oklab.ts'
import type { Plane } from '../../kernels/plane.ts'

const parts = 4
const kinds = 5
/** Blocks that a picture is looked at in (MPEG-7). */
const blocks = 1100
/** Least difference in OKLab that is an edge, and its share of the mean difference of the picture. */
const least = 0.012
const share = 0.6

/** How many bytes an edge histogram has. */
export const edgeHistogramLength = parts * parts * kinds

const diagonal = Math.SQRT2

/** How strong each kind of edge is in a block of four means: upright, level, rising, falling, and none of these. */
const strengths = (p: number, q: number, r: number, s: number): number[] => [
  p - q + r - s,
  p + q - r - s,
  diagonal * (p - s),
  diagonal * (q - r),
  2 * (p - q - r + s),
]

function meanOf({ values, width }: Plane, left: number, top: number, side: number): number {
  let sum = 0
  for (let y = top; y < top + side; y++) for (let x = left; x < left + side; x++) sum += values[y * width + x]
  return sum / (side * side)
}

interface Edge {
  part: number
  kind: number
  strength: number
}

/** The strongest edge of a block over lightness and both colour axes. */
function edgeOf(planes: readonly Plane[], left: number, top: number, half: number, part: number): Edge {
  const squares = Array.from({ length: kinds }, () => 0)
  for (const plane of planes) {
    const [p, q] = [meanOf(plane, left, top, half), meanOf(plane, left + half, top, half)]
    const [r, s] = [meanOf(plane, left, top + half, half), meanOf(plane, left + half, top + half, half)]
    strengths(p, q, r, s).forEach((strength, kind) => (squares[kind] += strength ** 2))
  }
  const most = Math.max(...squares)
  return { part, kind: squares.indexOf(most), strength: Math.sqrt(most) }
}

/** Which edges lie where in a picture: in each of 4×4 parts the share of blocks with an upright, level, rising, falling or other edge, a byte each (MPEG-7 edge histogram; over all of OKLab, so that new colours change it little). */
export function edgeHistogram({ lightness, a, b }: Lab): number[] {
  const { width, height } = lightness
  const half = Math.max(1, Math.round(Math.sqrt((width * height) / blocks) / 2))
  const [across, down] = [Math.floor(width / half / 2), Math.floor(height / half / 2)]
  const edges: Edge[] = []
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const part = Math.floor((y * parts) / down) * parts + Math.floor((x * parts) / across)
      edges.push(edgeOf([lightness, a, b], x * half * 2, y * half * 2, half, part))
    }
  return shares(edges)
}

function shares(edges: readonly Edge[]): number[] {
  const mean = edges.reduce((sum, { strength }) => sum + strength, 0) / Math.max(1, edges.length)
  const enough = Math.max(least, mean * share)
  const counts = Array.from({ length: edgeHistogramLength }, () => 0)
  const all = Array.from({ length: parts * parts }, () => 0)
  for (const { part, kind, strength } of edges) {
    all[part] += 1
    if (strength >= enough) counts[part * kinds + kind] += 1
  }
  return counts.map((count, i) => Math.round((255 * count) / Math.max(1, all[Math.floor(i / kinds)])))
}
