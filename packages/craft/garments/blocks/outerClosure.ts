import { add, lerp, offset, spline } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { type ChoiceKnob, choiceKnob } from '../knob.ts'
import type { Piece } from '../piece.ts'
import { buttonPlacket, doubleBreasted, type Marks, upright, zipFront } from './closure.ts'
import { detail, edge, type Sewn, topstitch, zip } from '../marks.ts'
import { draftToggles } from './toggles.ts'
import { lapSide, proportionOf } from '../upperBody.ts'

/** Every way a jacket or coat closes, in the order pickers show them. */
const outerClosures = [
  { id: 'single', label: 'Single-breasted' },
  { id: 'double', label: 'Double-breasted' },
  { id: 'placket', label: 'Buttoned placket' },
  { id: 'hidden', label: 'Hidden placket' },
  { id: 'snaps', label: 'Storm fly with snaps' },
  { id: 'zip', label: 'Zip' },
  { id: 'toggles', label: 'Toggles' },
  { id: 'hook', label: 'Edge to edge with a hook' },
  { id: 'wrap', label: 'Wrapped' },
  { id: 'slanted', label: 'Slanting zip' },
] as const

export type OuterClosureId = (typeof outerClosures)[number]['id']

/** A knob that chooses among some closures; the first is the normal one. */
export function outerClosureKnob<const Ids extends readonly [OuterClosureId, ...OuterClosureId[]]>(
  ids: Ids,
): ChoiceKnob<Ids[number]> {
  return choiceKnob(
    'Closure',
    ids.map((id) => ({ id, label: outerClosures.find((entry) => entry.id === id)?.label ?? id })),
  )
}

/** What a closure is asked for: levels in heads, `count` of its buttons, snaps or toggles. */
export interface OuterClosure {
  kind: OuterClosureId
  count: number
  from: number
  to: number
  /** Distance between neighbours, in heads of the adult woman; evenly down the front unless told. */
  gap?: number
  radius?: number
  /** A level that a belt covers. */
  belt?: number
}

/** How far beyond the centre front the upper front reaches. */
export function overlapOf(figure: Figure, kind: OuterClosureId): number {
  const { wide } = proportionOf(figure)
  return (
    {
      single: 0.045,
      placket: 0.05,
      hidden: 0.055,
      snaps: 0.09,
      zip: 0,
      toggles: 0.11,
      hook: 0,
      double: 0.22,
      wrap: 0.3,
      slanted: 0.15,
    }[kind] * wide
  )
}

/** The levels of buttons, snaps or toggles. */
function fasteningLevels(figure: Figure, { count, from, to, gap, belt }: OuterClosure): number[] {
  const { tall } = proportionOf(figure)
  const whole = Math.round(count)
  const first = from + 0.06 * tall
  const last = to - Math.min(0.3 * tall, (to - from) * 0.16)
  const levels = Array.from({ length: whole }, (_, k) =>
    gap ? first + k * gap * tall : lerp(first, last, whole < 2 ? 0 : k / (whole - 1)),
  )
  return levels.filter((y) => y < to - 0.06 && (belt === undefined || Math.abs(y - belt - 0.03) > 0.17 * tall))
}

/** What is sewn onto the middle of a closed front. */
export function closureMarks(figure: Figure, closure: OuterClosure): Marks {
  const { kind, from, to, radius = 0.03 } = closure
  const lap = lapSide(figure)
  const { wide } = proportionOf(figure)
  const levels = fasteningLevels(figure, closure)
  const beyond = overlapOf(figure, kind)
  const buttons = levels.map((y) => ({ at: figure.across(0, y), radius, kind: 'button' as const }))
  const overlap = (x: number) =>
    edge(
      [...upright(figure, lap * x, from, to - 0.02), add(figure.across(lap * x * 0.9, to), [0, 0.02])],
      2.1,
      [0.01, 0.01],
    )
  switch (kind) {
    case 'single':
      return { lines: [overlap(beyond)], fittings: buttons }
    case 'double': {
      const rows = doubleBreasted(figure, { from, to: to + 0.04, rows: 0, half: 0.15 * wide, gap: 0 })
      return {
        lines: rows.lines,
        fittings: levels.flatMap((y) =>
          [-1, 1].map((side) => ({ at: figure.across(side * 0.15 * wide, y), radius, kind: 'button' as const })),
        ),
      }
    }
    case 'placket':
      return { ...buttonPlacket(figure, { from, to, count: 2, half: beyond, hidden: true }), fittings: buttons }
    case 'hidden':
      return buttonPlacket(figure, { from, to, count: 2, half: beyond, hidden: true })
    case 'snaps': {
      const fly = buttonPlacket(figure, { from, to, count: 2, half: beyond, hidden: true })
      return {
        lines: fly.lines,
        fittings: levels.map((y) => ({
          at: figure.across(lap * beyond * 0.3, y),
          radius: 0.022,
          kind: 'snap' as const,
        })),
      }
    }
    case 'zip':
      return zipFront(figure, from, to)
    case 'toggles':
      return {
        lines: [overlap(beyond), topstitch(upright(figure, lap * (beyond - 0.02), from, to), 0.8)],
        fittings: [],
      }
    case 'hook':
      return {
        lines: [
          edge(upright(figure, 0, from, to), 1.9),
          detail(upright(figure, 0.012, from + 0.03, from + 0.07, 3), 2),
        ],
        fittings: [],
      }
    case 'wrap':
      return { lines: [overlap(beyond)], fittings: [] }
    case 'slanted': {
      const run = spline(
        [
          figure.across(lap * beyond, from),
          figure.across(lap * beyond * 0.72, lerp(from, to, 0.4)),
          figure.across(lap * beyond * 0.33, to - 0.02),
        ],
        false,
        10,
      )
      return { lines: [edge(offset(run, lap * 0.028), 1.6), zip(run)], fittings: [] }
    }
  }
}

/** Pieces of a closure that lie on the front: toggles with their loops, also on open fronts. */
export const closurePieces = (figure: Figure, closure: OuterClosure, open: number | null): Piece[] =>
  closure.kind === 'toggles' ? draftToggles(figure, fasteningLevels(figure, closure), open) : []

/** What an open front keeps of its closure, `place` being a place on that front near its edge. */
export function openMarks(
  figure: Figure,
  closure: OuterClosure,
  side: -1 | 1,
  place: (y: number, inset: number) => readonly [number, number],
): Sewn {
  const lap = lapSide(figure)
  const { kind, radius = 0.03 } = closure
  const levels = fasteningLevels(figure, closure)
  if (kind === 'zip' || kind === 'slanted')
    return {
      lines: [
        {
          path: Array.from({ length: 12 }, (_, k) => place(lerp(closure.from, closure.to - 0.03, k / 11), 0.018)),
          weight: 2,
          kind: 'zip',
          taper: [0, 0],
        },
      ],
    }
  if (kind === 'hook' || kind === 'wrap' || kind === 'toggles' || kind === 'hidden') return {}
  const inset = kind === 'double' ? 0.16 : 0.05
  const buttons = {
    fittings: levels.map((y) => ({
      at: place(y, inset),
      radius,
      kind: kind === 'snaps' ? ('snap' as const) : ('button' as const),
    })),
  }
  if (side === -lap) return buttons
  if (kind === 'double') return buttons
  return { lines: levels.map((y) => detail([place(y, 0.03), place(y, 0.075)], 1.1)) }
}
