import { add, distance, type Path, type Point, rotate, scale, subtract, unit } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import { aboveWaist } from './aboveWaist.ts'
import type { Face } from './bodiceFrame.ts'
import { type Darting, type Half, line, type Parts, short } from './half.ts'
import { type Line, backwards } from './lines.ts'
import { isPanelled, princess } from './princess.ts'

/** How a dress in one length goes on below the waist, in millimetres: its length from there, looseness round the hips, how far each side moves out at the hem, and how high a slit in the side and a vent at the center back are. */
export interface LengthCut {
  length: number
  hips: number
  flare: number
  slit: number
  vent: number
}

/** The corners of a side from the hem to the waist, and the seam below a slit. */
function sideBelow(body: Measures, face: Face, cut: LengthCut, shift: number, up: Point) {
  const { side } = face
  const hipY = -Math.min(body.waistToHips, cut.length * 0.7)
  const hipX = Math.max((body.hips + cut.hips) / 4 + shift, side[0] + Math.min(0, cut.flare))
  const below = cut.length + hipY
  const lift = cut.flare > 0 ? below - Math.sqrt(Math.max(0, below ** 2 - cut.flare ** 2)) : 0
  const hem: Point = [hipX + cut.flare, lift - cut.length]
  const hip: Point = [hipX, hipY]
  const rising = unit(subtract(hip, hem))
  const curve: Line = line('side', side, [
    add(hip, scale(rising, -hipY * 0.36)),
    subtract(side, scale(up, -hipY * 0.3)),
  ])
  const slit = Math.min(cut.slit, distance(hem, hip) - 20)
  const low: Line[] =
    slit > 20
      ? [{ part: 'slit', to: add(hem, scale(rising, slit)), end: 'finished', allowance: 20 }, line('side', hip)]
      : [line('side', hip)]
  return { hem, rising, hipY, lines: [...low, curve] }
}

/** A hem from the middle to the side, square to both. */
const hemLine = (from: Point, to: Point, rising: Point): Line => {
  const third = (to[0] - from[0]) / 3
  return {
    part: 'hem',
    to,
    handles: [
      [from[0] + third, from[1]],
      [to[0] - rising[1] * third, to[1] + rising[0] * third],
    ],
    end: 'hem',
    allowance: 40,
  }
}

/** A dart with two points that is widest at the waist, as a closed outline. */
const fishEye = ({ apex, intake }: Face, top: number, bottom: number): Path => [
  [apex[0], top],
  [apex[0] - intake / 2, 0],
  [apex[0], bottom],
  [apex[0] + intake / 2, 0],
  [apex[0], top],
]

/** Half a front or back in one length from the hem to the shoulder, shaped at the waist by a dart with two points or by panels. */
export function lengthHalf(body: Measures, parts: Parts, cut: LengthCut, shift: number, darting: Darting): Half {
  const { face, front, turn } = parts
  const up = unit(subtract(rotate(face.under, -turn, face.apex), face.side))
  const { hem, rising, hipY, lines } = sideBelow(body, face, cut, shift, up)
  const start: Point = [0, -cut.length]
  if (isPanelled(darting)) return panelled(parts, darting, { start, hem, rising, lines, hipY, flare: cut.flare })
  const main = {
    from: start,
    lines: [hemLine(start, hem, rising), ...lines, ...aboveWaist(parts, darting === 'waist' ? 'side' : darting)],
  }
  if (face.intake < 6) return { main }
  const [top, bottom] = front ? [face.apex[1] - short - 5, hipY * 0.62] : [face.apex[1] - 10, hipY * 0.78]
  return { main, darts: [fishEye(face, top, bottom)] }
}

/** What a half with panels is built of below the waist. */
interface Below {
  start: Point
  hem: Point
  rising: Point
  lines: readonly Line[]
  hipY: number
  flare: number
}

/** A half in panels, each of which flares as the side does. */
function panelled(parts: Parts, darting: Darting, { start, hem, rising, lines, hipY, flare }: Below): Half {
  const { apex, intake } = parts.face
  const out = Math.max(0, Math.min(flare, hem[0] - apex[0] - 40, apex[0] - 20)) / 2
  const half = Math.max(intake / 2, 0)
  const [a, b]: [Point, Point] = [
    [apex[0] - half, 0],
    [apex[0] + half, 0],
  ]
  const foot = (way: number): Point => [apex[0] + way * out, start[1]]
  const hip: Point = [apex[0], hipY]
  const rise = (way: number): Point => unit(subtract(hip, foot(way)))
  const toWaist = (way: number, waist: Point): Line =>
    line('panel', waist, [add(hip, scale(rise(way), -hipY * 0.33)), [waist[0], hipY * 0.34]])
  const upTo = (way: number, waist: Point): Line[] => [line('panel', hip), toWaist(way, waist)]
  return princess(parts, darting, {
    center: { from: start, lines: [hemLine(start, foot(1), rise(1)), ...upTo(1, a)] },
    panel: { from: foot(-1), lines: [hemLine(foot(-1), hem, rising), ...lines] },
    ends: [a, b],
    back: backwards(foot(-1), upTo(-1, b)),
  })
}
