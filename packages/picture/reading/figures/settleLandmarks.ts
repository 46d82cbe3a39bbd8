import type { LandmarkName } from '@toile/craft/mannequins/figure.ts'
import { type Point, smooth } from '@toile/geometry'
import { type FigureShape, gridColumns, gridRows, gridWide } from './figureShape.ts'
import type { FigureTemplate } from './figureTemplate.ts'
import { landmarkNames } from './landmarkNames.ts'
import type { CarriedLandmarks } from './matchFigure.ts'

type Places = Readonly<Record<LandmarkName, Point>>
type Line = (value: number) => number

/** A body laid on a shape: its landmarks there, and how far the given ones are from them, in heights. */
interface Laid {
  template: FigureTemplate
  across: Line
  down: Line
  places: Point[]
  residual: number
}

/** Landmarks as a body of the catalogue would have them, that body, and how badly it fits, in heights. */
export interface SettledLandmarks {
  places: Record<LandmarkName, Point>
  body: FigureTemplate | null
  residual: number
}

/** Residuals, in heights, up to which a body of the catalogue is followed, and from which it is not. */
const trusted = 0.02
const foreign = 0.08
/** What a body costs that stands out of the shape, in heights for all of it. */
const outsidePrice = 0.12
const tried = 60

/** Lays every known body on carried landmarks, takes the one that agrees best and stands inside the shape, and draws the landmarks to it where the likenesses disagree: clothes and hair hide what a body must have. */
export function settleLandmarks(
  shape: FigureShape,
  carried: CarriedLandmarks,
  library: readonly FigureTemplate[],
): SettledLandmarks {
  const weights = landmarkNames.map((name) => 1 / (carried.spread[name] + 0.008))
  const [best] = library
    .filter(({ bare }) => bare)
    .map((template) => layOn(template, carried.places, weights))
    .toSorted((a, b) => a.residual - b.residual)
    .slice(0, tried)
    .map((laid) => ({ ...laid, residual: laid.residual + outsidePrice * outsideOf(shape, laid) }))
    .toSorted((a, b) => a.residual - b.residual)
  if (!best) return { places: carried.places, body: null, residual: 1 }
  const trust = 1 - smooth(trusted, foreign, best.residual)
  const places = landmarkNames.map((name, i) => {
    const [x, y] = carried.places[name]
    const [bodyX, bodyY] = best.places[i]
    const unsure = smooth(0.002, 0.02, carried.spread[name] + Math.hypot(x - bodyX, y - bodyY) / 2)
    const follow = trust * (0.5 + 0.5 * unsure)
    return [name, [x + (bodyX - x) * follow, y + (bodyY - y) * follow] as const]
  })
  return {
    places: Object.fromEntries(places) as SettledLandmarks['places'],
    body: best.template,
    residual: best.residual,
  }
}

const rounds = 4

/** Lays a body on places by shift and scale across and down, leaving out what disagrees (iterated reweighting). */
function layOn(template: FigureTemplate, onto: Places, given: readonly number[]): Laid {
  const body = template.landmarks
  let weights = given
  let found: Pick<Laid, 'across' | 'down' | 'places'> = { across: (x) => x, down: (y) => y, places: [] }
  let off: number[] = []
  for (let round = 0; round < rounds; round++) {
    const across = fitLine(body, onto, weights, 0)
    const down = fitLine(body, onto, weights, 1)
    const places = landmarkNames.map((name): Point => [across(body[name][0]), down(body[name][1])])
    off = places.map(([x, y], i) => Math.hypot(x - onto[landmarkNames[i]][0], y - onto[landmarkNames[i]][1]))
    weights = given.map((weight, i) => weight / (1 + (off[i] / 0.01) ** 2))
    found = { across, down, places }
  }
  const capped = off.map((one, i) => Math.min(one, 0.04) * given[i])
  return { template, ...found, residual: sumOf(capped) / sumOf(given) }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

function fitLine(from: Places, to: Places, weights: readonly number[], axis: 0 | 1): Line {
  let [w, a, b, aa, ab] = [0, 0, 0, 0, 0]
  landmarkNames.forEach((name, i) => {
    const x = from[name][axis]
    const y = to[name][axis]
    w += weights[i]
    a += weights[i] * x
    b += weights[i] * y
    aa += weights[i] * x * x
    ab += weights[i] * x * y
  })
  const slope = Math.min(1.2, Math.max(0.82, (w * ab - a * b) / (w * aa - a * a || 1)))
  return (value) => slope * (value - a / w) + b / w
}

/** The share of a laid body that lies outside a shape. */
function outsideOf(shape: FigureShape, { template, across, down }: Laid): number {
  let outside = 0
  let all = 0
  for (let row = 0; row < gridRows; row++) {
    const y = Math.floor(down((row + 0.5) / gridRows) * gridRows)
    for (let column = 0; column < gridColumns; column++) {
      if (!template.shape.grid[row * gridColumns + column]) continue
      all++
      const x = across(((column + 0.5) / gridColumns - 0.5) * gridWide)
      const there = Math.floor((x / gridWide + 0.5) * gridColumns)
      if (y < 0 || y >= gridRows || there < 0 || there >= gridColumns) outside++
      else outside += 1 - shape.grid[y * gridColumns + there]
    }
  }
  return outside / (all || 1)
}
