import { clamp, lerp, type Point } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { Piece } from '../../pattern/pattern.ts'
import { defineBlock } from '../block.ts'
import { bothSides, edges, type Join, joined } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import type { Step } from '../drafting/round.ts'
import { sizeOf, trunkOf } from './trunkOf.ts'

/** Half a panel in millimetres at the waist, and how much wider each seam makes it above and below. */
interface Widths {
  waist: number
  top: number
  hem: number
}

/** How high the upper edge and how low the lower one lie at a seam, in millimetres from the waist up. */
interface Ends {
  top: number
  hem: number
}

/** A side of a panel up over the waist: shaped where it is a seam, upright where it opens. */
function up(side: 1 | -1, { waist, top, hem }: Widths, ends: Ends, open: boolean, id: string): Step[] {
  const at = (out: number, y: number): Point => [side * (waist + (open ? 0 : out)), y]
  const end = open ? ({ end: 'finished', allowance: 15 } as const) : ({ end: 'seam' } as const)
  return [
    { id: `${id}Low`, to: at(0, 0), handles: [at(hem * 0.5, ends.hem * 0.6), at(0, ends.hem * 0.35)], ...end },
    {
      id: `${id}High`,
      to: at(top, ends.top),
      handles: [at(0, ends.top * 0.3), at(top * 0.75, ends.top * 0.66)],
      ...end,
    },
  ]
}

/** A seam drawn downwards. */
function down(steps: readonly Step[], from: Point): Step[] {
  const corners = [from, ...steps.map(({ to }) => to)]
  return steps
    .map(({ handles, ...step }, i) => ({
      ...step,
      to: corners[i] ?? from,
      ...(handles ? { handles: [handles[1], handles[0]] as const } : {}),
    }))
    .toReversed()
}

/** A panel of the right half, its front seam to the right. */
function panel(
  index: number,
  count: number,
  widths: Widths,
  ends: readonly [front: Ends, back: Ends],
  closed: boolean,
): Piece {
  const [front, back] = ends
  const open = { front: index === 0, back: index === count - 1 }
  const { waist, top, hem } = widths
  const left: Point = [-waist - (open.back ? 0 : hem), back.hem]
  const steps = up(1, widths, front, open.front && !closed, 'front')
  return pieceOfRound(
    {
      from: left,
      steps: [
        { id: 'below', to: [waist + (open.front && !closed ? 0 : hem), front.hem], end: 'finished', allowance: 6 },
        ...steps,
        { id: 'above', to: [-waist - (open.back ? 0 : top), back.top], end: 'finished', allowance: 6 },
        ...down(up(-1, widths, back, open.back, 'back'), left),
      ],
    },
    {
      id: `panel${index + 1}`,
      name: `Panel ${index + 1}`,
      place: { round: 'trunk', turn: (-180 * (index + 0.5)) / count },
      pair: true,
    },
  )
}

/** How the edges of a corset lie from the middle of the front, at 0, to that of the back, at 1. */
function profile(body: Measures, high: number, point: number, at: number): Ends {
  const size = sizeOf(body)
  const swell = Math.exp(-(((at - 0.24) / 0.16) ** 2))
  return {
    top: high - 26 * size * clamp(1 - at * 5) + 22 * size * swell - 40 * size * clamp((at - 0.5) * 2),
    hem: -(70 + point * 130 * clamp(1 - at * 3)) * size,
  }
}

/** A corset of panels: it closes with a busk in front, or is whole there, and is laced behind (requirement S1.11). */
export const corset = defineBlock({
  id: 'corset',
  name: 'Corset',
  knobs: {
    panels: { name: 'Panels in each half', unit: 'count', least: 3, usual: 4, most: 6 },
    height: { name: 'Above the underarm', unit: 'mm', least: 0, usual: 16, most: 40 },
    point: { name: 'Point in front', unit: 'share', least: 0, usual: 0.34, most: 0.6 },
    drawn: { name: 'Drawn in at the waist', unit: 'mm', least: 0, usual: 40, most: 100 },
    front: { name: 'Front', choices: ['busk', 'plain', 'laced', 'zip'] },
  },
  draft(body, knobs) {
    const size = sizeOf(body)
    const count = Math.round(knobs.panels)
    const closed = knobs.front === 'plain'
    const gap = 50 * size
    const half = (girth: number) => (girth - gap) / 2
    const waist = half(body.waist - knobs.drawn * size)
    const seams = 2 * count - (closed ? 1 : 2)
    const widths = {
      waist: waist / count / 2,
      top: (half(body.bust) - waist) / seams,
      hem: (half(lerp(body.waist, body.hips, 0.55)) - waist) / seams,
    }
    const high = trunkOf(body, { ease: 0 }).under[1] + knobs.height * size
    const at = (seam: number) => profile(body, high, knobs.point, seam / count)
    const pieces = Array.from({ length: count }, (_, i) => panel(i, count, widths, [at(i), at(i + 1)], closed))
    const sewn = pieces.slice(1).flatMap((_, i): Join[] =>
      bothSides({
        first: edges(`panel${i + 1}.backHigh`, `panel${i + 1}.backLow`),
        second: edges(`panel${i + 2}.frontHigh`, `panel${i + 2}.frontLow`),
        marks: [[0.52, 'single']],
      }),
    )
    const middle: Join = {
      first: edges('panel1.frontLow', 'panel1.frontHigh'),
      second: edges('panel1.frontLow*', 'panel1.frontHigh*'),
    }
    return joined(pieces, closed ? [...sewn, middle] : sewn)
  },
})
