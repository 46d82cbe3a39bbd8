import type { Path, Point } from '@toile/geometry'
import { rotate } from '@toile/geometry'
import type { Chart } from './chart.ts'
import type { LaidStamp } from './laid.ts'
import type { Laying } from './laying.ts'
import { figureAt } from './onChart.ts'

/** Pixels within which something may lie, right and bottom left out. */
export interface Reach {
  left: number
  top: number
  right: number
  bottom: number
}

/** Pixels round an element in which it is looked for. */
const room = 5

const rims = new WeakMap<Chart, Map<string, Path>>()
const mostRims = 600

/** Where the rim of a copy is seen on the figure, in heads; the latest answers are kept with the chart. */
function seenRim(chart: Chart, stamp: LaidStamp, middle: Point): Path {
  const known = rims.get(chart) ?? new Map<string, Path>()
  rims.set(chart, known)
  const key = [...middle, stamp.width, stamp.height, stamp.angle].join()
  const seen =
    known.get(key) ??
    rim(stamp, middle).flatMap((place) => {
      const heads = figureAt(chart, place)
      return heads ? [heads] : []
    })
  if (known.size > mostRims) known.clear()
  known.set(key, seen)
  return seen
}

/** The pixels of a region that a copy of an element may cover; nothing where it lies beyond the cloth. */
export function copyReach({ stage, region }: Laying, chart: Chart, stamp: LaidStamp, middle: Point): Reach | null {
  const places = seenRim(chart, stamp, middle).map(stage.place)
  if (!places.length) return null
  const xs = places.map(([x]) => x - region.x)
  const ys = places.map(([, y]) => y - region.y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const pad = room + Math.max(right - left, bottom - top) * (places.length < 9 ? 1 : 0.12)
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value))
  return {
    left: within(Math.floor(left - pad), region.width),
    top: within(Math.floor(top - pad), region.height),
    right: within(Math.ceil(right + pad), region.width),
    bottom: within(Math.ceil(bottom + pad), region.height),
  }
}

function rim({ width, height, angle }: LaidStamp, [u, v]: Point): Path {
  const ways = [-0.5, 0, 0.5]
  return ways.flatMap((y) =>
    ways.map((x): Point => {
      const [dx, dy] = rotate([x * width, y * height], (angle * Math.PI) / 180)
      return [u + dx, v + dy]
    }),
  )
}
