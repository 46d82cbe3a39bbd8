import { add, distance, lerp, mix, type Point, rotate, scale, subtract, sure, unit } from '@toile/geometry'
import type { Face } from './bodiceFrame.ts'
import type { Line, Part } from './lines.ts'
import type { Top } from './topLines.ts'

/** Where the fullness of the bust goes: a dart in the side, with the waist dart, in the shoulder; or into a seam from the armhole or the shoulder over the bust point; or nowhere. */
export const dartings = ['side', 'waist', 'shoulder', 'princess', 'shoulderPrincess', 'none'] as const

export type Darting = (typeof dartings)[number]

/** An open run of lines from a corner in millimetres, counter-clockwise. */
export interface Open {
  from: Point
  lines: readonly Line[]
}

/** Half a front or back, from the middle of its lower edge to the middle of its neck, and the side panel that a princess seam cuts off it, which is closed. */
export interface Half {
  main: Open
  panel?: Open
}

/** How far darts stay off the bust point. */
const short = 20

const line = (part: Part, to: Point, handles?: readonly [Point, Point]): Line => ({
  part,
  to,
  ...(handles ? { handles } : {}),
  end: 'seam',
})

/** Lines turned about a place by an angle in radians. */
export const turned = (lines: readonly Line[], angle: number, about: Point): Line[] =>
  lines.map(({ to, handles, ...rest }) => ({
    ...rest,
    to: rotate(to, angle, about),
    ...(handles ? { handles: [rotate(handles[0], angle, about), rotate(handles[1], angle, about)] as const } : {}),
  }))

/** Lines from `from` walked the other way; they end where they started. */
export function backwards(from: Point, lines: readonly Line[]): Line[] {
  const corners = [from, ...lines.map(({ to }) => to)]
  return lines
    .map(({ handles, ...rest }, i) => ({
      ...rest,
      to: sure(corners[i]),
      ...(handles ? { handles: [handles[1], handles[0]] as const } : {}),
    }))
    .toReversed()
}

/** To the right of a direction, as a waist runs beneath a leg of a dart or a side that rises. */
const across = (from: Point, to: Point): Point => {
  const [x, y] = unit(subtract(to, from))
  return [y, -x]
}

/** A stretch of waist that starts and ends in directions given. */
function waistLine(from: Point, to: Point, start: Point, end: Point): Line {
  const third = distance(from, to) / 3
  return line('waist', to, [add(from, scale(start, third)), subtract(to, scale(end, third))])
}

/** A dart from one corner over its tip to another, its tip short of the place it points at. */
const dart = (from: Point, to: Point, at: Point, off: number): readonly [tip: Point, lines: Line[]] => {
  const tip = add(at, scale(unit(subtract(mix(from, to, 0.5), at)), off))
  return [tip, [line('dart', tip), line('dart', to)]]
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

/** Everything that a half is built of. */
interface Parts {
  face: Face
  front: boolean
  level: number
  /** The angle of the bust dart in radians. */
  turn: number
  top: Top
}

/** Half a front or back whose bust dart is where it is asked for. */
export function bodiceHalf(parts: Parts, darting: Darting): Half {
  const { top } = parts
  const all = [...top.arm, ...top.shoulder, ...top.neck]
  if (darting === 'princess') return princess(parts, all, 1)
  if (darting === 'shoulderPrincess')
    return top.arm.length > 1 ? princess(parts, shoulderCut(parts, all), top.arm.length + 1) : princess(parts, all, 1)
  return { main: darted(parts, darting === 'shoulder' && top.arm.length < 2 ? 'side' : darting, all) }
}

/** The upper edge with its shoulder cut in two. */
function shoulderCut({ top }: Parts, all: readonly Line[]): Line[] {
  const at = top.arm.length
  const shoulder = sure(all[at])
  const outer: Line = { ...shoulder, to: mix(sure(all[at - 1]).to, shoulder.to, 0.5) }
  return [...all.slice(0, at), outer, ...all.slice(at)]
}

/** A half in one piece with its darts. */
function darted(parts: Parts, darting: Darting, all: readonly Line[]): Open {
  const { face, front, level, turn, top } = parts
  const { apex, under, intake } = face
  const [a, b] = dartEnds(face, level)
  const low = darting === 'waist' ? turn : 0
  const high = darting === 'shoulder' ? -turn : 0
  const turnedLow = (at: Point) => rotate(at, low, apex)
  const side = turnedLow(face.side)
  const sideUp = unit(subtract(rotate(under, low + (darting === 'waist' ? -turn : 0), apex), face.side))
  const sideAcross: Point = [sideUp[1], -sideUp[0]]
  const start: Point = [0, level]
  const off = front ? Math.min(short, (apex[1] - level) * 0.2) : 0
  const waist = (): Line[] => {
    if (intake === 0 && low === 0) return [waistLine(start, side, [1, 0], sideAcross)]
    const end = turnedLow(b)
    const [tip, legs] = dart(a, end, apex, off)
    const along = across(face.side, rotate(under, -turn, apex))
    return [
      waistLine(start, a, [1, 0], across(a, tip)),
      ...legs,
      waistLine(end, side, across(end, tip), rotate(along, low)),
    ]
  }
  const armpit = rotate(under, high, apex)
  if (turn === 0 || darting === 'waist' || darting === 'none')
    return { from: start, lines: [...waist(), line('side', armpit), ...all] }
  if (darting === 'side') {
    const closed = rotate(face.side, turn, apex)
    const upper = mix(under, closed, Math.min(0.42, 58 / distance(under, closed)))
    const [, legs] = dart(rotate(upper, -turn, apex), upper, apex, short)
    return {
      from: start,
      lines: [...waist(), line('side', rotate(upper, -turn, apex)), ...legs, line('side', under), ...all],
    }
  }
  const cut = shoulderCut(parts, all)
  const at = top.arm.length + 1
  const moved = turned(cut.slice(0, at), high, apex)
  const [, legs] = dart(sure(moved.at(-1)).to, sure(cut[at - 1]).to, apex, short + 8)
  return { from: start, lines: [...waist(), line('side', armpit), ...moved, ...legs, ...cut.slice(at)] }
}

/** A half that is cut from its waist over the bust point to the end of the first lines of its upper edge. */
function princess({ face, level, turn }: Parts, all: readonly Line[], count: number): Half {
  const { apex, under, side } = face
  const [a, b] = dartEnds(face, level)
  const [before, after] = [all.slice(0, count), all.slice(count)]
  const top = sure(before.at(-1)).to
  const rise = apex[1] - a[1]
  // The center panel leans inward over the bust by half the dart, so that its own edge and the side panel's are smooth there.
  const lean = (sign: number): Point => [-Math.sin((sign * turn) / 2), Math.cos(turn / 2)]
  const reach = distance(apex, top)
  const lower = (from: Point, sign: number): Line =>
    line('panel', apex, [mix(from, apex, 0.33), subtract(apex, scale(lean(sign), rise * 0.3))])
  const upper = line('panel', top, [
    add(apex, scale(lean(1), reach * 0.32)),
    [lerp(apex[0], top[0], 0.62), lerp(apex[1], top[1], 0.78)],
  ])
  const up = rotate(under, -turn, apex)
  const sideAcross = across(side, up)
  const start: Point = [0, level]
  return {
    main: {
      from: start,
      lines: [waistLine(start, a, [1, 0], across(a, apex)), lower(a, 1), upper, ...after],
    },
    panel: {
      from: b,
      lines: [
        waistLine(b, side, across(b, apex), sideAcross),
        line('side', up),
        ...turned(before, -turn, apex),
        ...turned(backwards(apex, [upper]), -turn, apex),
        ...backwards(b, [lower(b, -1)]),
      ],
    },
  }
}
