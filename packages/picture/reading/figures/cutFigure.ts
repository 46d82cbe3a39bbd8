import { gauss } from '../../kernels/boxBlur.ts'
import { fitColors, logLikelihoods } from '../../kernels/colourModels.ts'
import type { Links } from '../../kernels/links.ts'
import { minCut } from '../../kernels/minCut.ts'
import type { Lab } from '../../kernels/oklab.ts'
import { emptyPlane, type Mask, maskOf, type Plane } from '../../kernels/plane.ts'
import { gridColumns, gridRows, gridWide } from './figureShape.ts'
import type { Placement } from './placeTemplates.ts'

/** How far the outline of the likeliest templates may be off, as a share of the height. */
const slack = 0.014
/** The most that a pixel's colour may say, and what its place says beside it. */
const mostColor = 4
const placeWeight = 0.9
const evidenceWeight = 4

/** How likely each pixel belongs to the figure by its place alone: the placed templates laid over each other, with soft edges. */
export function expectedFigure(size: { width: number; height: number }, placements: readonly Placement[]): Plane {
  const sum = emptyPlane(size)
  const best = placements[0]
  let all = 0
  for (const one of placements) {
    const weight = Math.exp((one.score - best.score) / (0.01 * best.height))
    all += weight
    addTemplate(sum, one, weight)
  }
  for (let i = 0; i < sum.values.length; i++) sum.values[i] /= all
  return gauss(sum, Math.max(1, slack * best.height))
}

function addTemplate(sum: Plane, { template, middle, top, height }: Placement, weight: number): void {
  const { grid } = template.shape
  const wide = (gridWide * height) / gridColumns
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(sum.height, top + height); y++) {
    const row = Math.floor(((y + 0.5 - top) / height) * gridRows)
    if (row < 0 || row >= gridRows) continue
    for (let column = 0; column < gridColumns; column++) {
      if (!grid[row * gridColumns + column]) continue
      const from = Math.max(0, Math.round(middle + (column - gridColumns / 2) * wide))
      const to = Math.min(sum.width, Math.round(middle + (column + 1 - gridColumns / 2) * wide))
      for (let x = from; x < to; x++) sum.values[y * sum.width + x] += weight
    }
  }
}

/** Parts figure from ground at the least price: colours learnt from where the figure is expected and where it is not, the place itself, and edges (GrabCut with a drawn prior). */
export function cutFigure(lab: Lab, links: Links, expected: Plane, evidence: Plane, now: Mask | null): Mask | null {
  const { width, height } = expected
  const inside = (i: number) =>
    evidence.values[i] > -0.2 && (now ? now.values[i] && expected.values[i] > 0.3 : expected.values[i] > 0.75)
  const outside = (i: number) =>
    evidence.values[i] < 0.2 && (now ? !now.values[i] && expected.values[i] < 0.7 : expected.values[i] < 0.12)
  const figure = fitColors(lab, inside, { groups: 9, samples: 5000 })
  const ground = fitColors(lab, outside, { groups: 6, samples: 5000 })
  if (!figure || !ground) return null
  const own = logLikelihoods(figure, lab)
  const other = logLikelihoods(ground, lab)
  const source = new Float32Array(width * height)
  const sink = new Float32Array(width * height)
  for (let i = 0; i < source.length; i++) {
    const p = Math.min(0.985, Math.max(0.002, expected.values[i]))
    const color = Math.max(-mostColor, Math.min(mostColor, own[i] - other[i]))
    const price = color + evidenceWeight * evidence.values[i] + placeWeight * Math.log(p / (1 - p))
    if (price > 0) source[i] = price
    else sink[i] = -price
  }
  const sides = minCut({ width, height, source, sink, ...links })
  return maskOf(expected, (i) => sides[i])
}
