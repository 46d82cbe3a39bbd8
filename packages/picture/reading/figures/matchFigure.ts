import type { LandmarkName } from '@toile/craft/mannequins/figure.ts'
import { add, distance, type Point, subtract } from '@toile/geometry'
import { alignOutlines } from './alignOutlines.ts'
import { type FigureShape, figureDistance } from './figureShape.ts'
import type { FigureTemplate } from './figureTemplate.ts'
import { landmarkNames } from './landmarkNames.ts'

/** A template laid on a shape; 0 the same outline, 0.1 a good likeness. */
export interface FigureMatch {
  template: FigureTemplate
  partners: Int32Array
  score: number
}

/** Landmarks of a shape in its own heights, and how far the likenesses disagree about each. */
export interface CarriedLandmarks {
  places: Record<LandmarkName, Point>
  spread: Record<LandmarkName, number>
}

const tried = 90
const counted = 9

/** The best likenesses of a shape, nearest first. */
export const matchFigure = (shape: FigureShape, library: readonly FigureTemplate[]): FigureMatch[] =>
  library
    .map((template) => ({ template, off: figureDistance(shape, template.shape) }))
    .sort((a, b) => a.off - b.off)
    .slice(0, tried)
    .map(({ template, off }) => {
      const { partners, cost } = alignOutlines(template.shape.outline, shape.outline)
      return { template, partners, score: off * 0.2 + cost }
    })
    .sort((a, b) => a.score - b.score)

/** Carries the landmarks of the best likenesses over and takes their weighted medians. */
export function carryLandmarks(shape: FigureShape, matches: readonly FigureMatch[]): CarriedLandmarks {
  const best = matches.slice(0, counted).map((match) => ({
    weight: Math.exp(-(match.score - matches[0].score) / 0.012),
    carry: carrierOf(shape, match),
  }))
  const total = best.reduce((sum, { weight }) => sum + weight, 0)
  const found = landmarkNames.map((name) => {
    const votes = best.map(({ weight, carry }) => ({ at: carry(name), weight }))
    const at: Point = [weightedMedian(votes, 0, total), weightedMedian(votes, 1, total)]
    return { name, at, spread: votes.reduce((sum, vote) => sum + vote.weight * distance(vote.at, at), 0) / total }
  })
  return {
    places: Object.fromEntries(found.map(({ name, at }) => [name, at])) as CarriedLandmarks['places'],
    spread: Object.fromEntries(found.map(({ name, spread }) => [name, spread])) as CarriedLandmarks['spread'],
  }
}

/** How far from a landmark the outline still moves it, in heights. */
const reach = 0.06

/** Moves a template's places as the outline near them moved. */
function carrierOf(shape: FigureShape, { template, partners }: FigureMatch): (name: LandmarkName) => Point {
  const { outline } = template.shape
  const moves = outline.map((p, i) => subtract(shape.outline[partners[i]], p))
  return (name) => {
    const at = template.landmarks[name]
    let [x, y, all] = [0, 0, 0]
    outline.forEach((p, i) => {
      const weight = 1 / (((p[0] - at[0]) ** 2 + (p[1] - at[1]) ** 2) / (reach * reach) + 0.05) ** 2
      x += moves[i][0] * weight
      y += moves[i][1] * weight
      all += weight
    })
    return add(at, [x / all, y / all])
  }
}

function weightedMedian(votes: readonly { at: Point; weight: number }[], axis: 0 | 1, total: number): number {
  const sorted = votes.toSorted((a, b) => a.at[axis] - b.at[axis])
  let sum = 0
  for (const { at, weight } of sorted) {
    sum += weight
    if (sum >= total / 2) return at[axis]
  }
  return sorted[sorted.length - 1].at[axis]
}
