import { add, distance, type Point, rotate, scale, subtract } from '@toile/geometry'
import { aboveWaist } from './aboveWaist.ts'
import type { Face } from './bodiceFrame.ts'
import { across, type Darting, dart, type Half, line, type Parts, short } from './half.ts'
import type { Line } from './lines.ts'
import { isPanelled, princess } from './princess.ts'
import { isYoked, yokeHalf } from './yokedFront.ts'

/** A stretch of waist that starts and ends in directions given. */
function waistLine(from: Point, to: Point, start: Point, end: Point): Line {
  const third = distance(from, to) / 3
  return line('waist', to, [add(from, scale(start, third)), subtract(to, scale(end, third))])
}

/** The two ends of the waist dart, which lie as much lower as the waist would rise when it is closed. */
function dartEnds({ apex, intake, side }: Face, level: number): [Point, Point] {
  const drop = (apex[0] * intake) / 4 / Math.max(40, apex[1] - level)
  const y = level - drop
  return [
    [apex[0] - intake / 2, y],
    [Math.min(apex[0] + intake / 2, side[0] - 8), y],
  ]
}

/** Half a bodice front or back, to its waist, whose bust dart is where it is asked for. */
export function bodiceHalf(parts: Parts, darting: Darting): Half {
  const { face, front, level, turn } = parts
  const { apex, under, intake } = face
  const [a, b] = dartEnds(face, level)
  const start: Point = [0, level]
  const along = across(face.side, rotate(under, -turn, apex))
  if (isPanelled(darting)) {
    const lower = {
      center: { from: start, lines: [waistLine(start, a, [1, 0], across(a, apex))] },
      panel: { from: b, lines: [waistLine(b, face.side, across(b, apex), along)] },
      ends: [a, b],
      back: [],
    } as const
    return princess(parts, darting, lower)
  }
  const low = darting === 'waist' ? turn : 0
  const side = rotate(face.side, low, apex)
  const above = aboveWaist(parts, darting)
  const yoke = isYoked(parts, darting) ? { yoke: yokeHalf(parts) } : {}
  if (intake === 0 && low === 0)
    return { main: { from: start, lines: [waistLine(start, side, [1, 0], along), ...above] }, ...yoke }
  const end = rotate(b, low, apex)
  const [tip, legs] = dart(a, end, apex, front ? Math.min(short, (apex[1] - level) * 0.2) : 0)
  const waist = [
    waistLine(start, a, [1, 0], across(a, tip)),
    ...legs,
    waistLine(end, side, across(end, tip), rotate(along, low)),
  ]
  return { main: { from: start, lines: [...waist, ...above] }, ...yoke }
}
