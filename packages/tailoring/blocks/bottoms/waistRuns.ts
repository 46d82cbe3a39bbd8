import { add, mix, normal, type Point, scale, subtract, unit } from '@toile/geometry'
import type { Run } from './runs.ts'

/** A waist line from the side to the center with darts, in millimetres: it lies on a parabola that is lowest at the center; the dart next to the center is so far from it as `at` says, where it is told. */
export interface WaistLine {
  side: Point
  center: Point
  darts: { count: number; intake: number; length: number; at?: number }
}

const allowance = 10

/** A stretch of the parabola as a cubic, from one place on it to another. */
function stretch({ side, center }: WaistLine, from: number, to: number): [Point, Point, Point] {
  const rise = (side[1] - center[1]) / (side[0] - center[0]) ** 2
  const y = (x: number) => center[1] + rise * (x - center[0]) ** 2
  const pull: Point = [(from + to) / 2, y(from) + rise * (from - center[0]) * (to - from)]
  const [start, end]: [Point, Point] = [
    [from, y(from)],
    [to, y(to)],
  ]
  return [start, mix(start, pull, 2 / 3), mix(end, pull, 2 / 3)]
}

/** The runs of a waist line and its darts from the side to the center; both legs of a dart are equally long. */
export function waistRuns(line: WaistLine): Run[] {
  const { count, intake, length, at } = line.darts
  const [right, left] = [line.side[0], line.center[0]]
  const whole = right - left - count * intake
  const flat = count && at !== undefined ? (whole - at) / count : whole / (count + 1)
  return Array.from({ length: count + 1 }, (_, i): Run[] => {
    const from = right - i * (flat + intake)
    const to = i === count ? left : from - flat
    const [start, one, two] = stretch(line, from, to)
    const waist: Run = { id: `waist${i + 1}`, part: 'waist', from: start, handles: [one, two], end: 'seam', allowance }
    if (i === count) return [waist]
    const [a, b] = [stretch(line, to, to - intake)[0], stretch(line, to - intake, to)[0]]
    const tip = add(mix(a, b, 0.5), scale(normal(unit(subtract(b, a))), length * (i === 0 && count > 1 ? 0.85 : 1)))
    const leg = (id: string, at: Point): Run => ({ id, part: 'dart', from: at, end: 'seam', allowance: intake / 2 })
    return [waist, leg(`dart${i + 1}In`, a), leg(`dart${i + 1}Out`, tip)]
  }).flat()
}
