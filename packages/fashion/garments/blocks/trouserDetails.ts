import { add, along, lerp, mix, offset, type Path, type Point, quadratic, spline } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { type DrawnLine, type Fold, makePiece, type Piece } from '../piece.ts'
import { crease, detailed, edge, pleat, seam, topstitch } from './marks.ts'
import { proportion } from './proportion.ts'
import type { TrouserLeg } from './trousers.ts'

/** What is sewn on trousers. */
export interface TrouserDetails {
  fly: boolean
  pockets: 'slash' | 'jeans' | 'none'
  crease: boolean
  /** Waist pleats on each front. */
  pleats: number
  cuff: boolean
  /** Twin needle stitching along the seams. */
  twin: boolean
}

/** Plain trousers: a fly, slash pockets and a stitched hem. */
export const plainDetails: TrouserDetails = {
  fly: true,
  pockets: 'slash',
  crease: false,
  pleats: 0,
  cuff: false,
  twin: false,
}

/** The legs with their details, front or back by the figure's view. */
export function finishTrousers(
  figure: Figure,
  legs: readonly TrouserLeg[],
  details: TrouserDetails,
): { legs: TrouserLeg[]; fly: Piece[] } {
  const back = figure.view === 'back'
  const finished = legs.map((leg, i) => {
    const frontmost = i === legs.length - 1
    const pocket = back ? backPocket(figure, leg, details) : frontPocket(figure, leg, details)
    const parts = [pocket, hemLines(leg, details), details.twin ? twinSeams(leg) : {}]
    if (details.crease) parts.push(pressedCrease(leg))
    if (!back) parts.push(waistPleats(leg, details.pleats))
    if (frontmost) parts.push({ lines: [seam(leg.centre, 1.8, [0.03, 0.03])] })
    return { ...leg, piece: parts.reduce<Piece>((piece, more) => detailed(piece, more), leg.piece) }
  })
  return { legs: finished, fly: details.fly && !back ? [flyStitch(figure, legs[0])] : [] }
}

type Marks = { lines?: DrawnLine[]; folds?: Fold[] }

/** The stitched curve of a fly as a piece of lines alone. */
function flyStitch(figure: Figure, { waistCentre, crotch }: TrouserLeg): Piece {
  const down = (share: number) => lerp(waistCentre[1], crotch[1], share)
  const { breadth } = proportion(figure)
  const path = spline(
    [
      figure.across(0.1 * breadth, down(0.02)),
      figure.across(0.1 * breadth, down(0.45)),
      figure.across(0.05 * breadth, down(0.68)),
      figure.across(0.004, down(0.76)),
    ],
    false,
    8,
  )
  return makePiece('fly', 'fly', [], { order: 2, lines: [topstitch(path, 1)], takesPrint: false, castsShadow: false })
}

function frontPocket(figure: Figure, leg: TrouserLeg, { pockets }: TrouserDetails): Marks {
  if (pockets === 'none') return {}
  const { side, waistSide, waistCentre, outer } = leg
  const { highHip, hip } = figure.levels
  const opening =
    pockets === 'jeans'
      ? spline(
          [mix(waistSide, waistCentre, 0.48), add(mix(waistSide, waistCentre, 0.4), [0, 0.17]), outer[10]],
          false,
          8,
        )
      : spline(
          [
            add(mix(waistSide, waistCentre, 0.3), [0, 0.05]),
            add(mix(waistSide, figure.trunk(side, hip), 0.55), [-side * 0.05, 0.05]),
            figure.trunk(side, lerp(highHip, hip, 0.7), 0.03),
          ],
          false,
          8,
        )
  const rows = [edge(opening, 1.6, [0.05, 0.05]), topstitch(offset(opening, side * 0.02))]
  return { lines: pockets === 'jeans' ? [...rows, topstitch(offset(opening, side * 0.04))] : rows }
}

function backPocket(figure: Figure, leg: TrouserLeg, { pockets }: TrouserDetails): Marks {
  const { side, waistSide, waistCentre } = leg
  const { breadth, height } = proportion(figure)
  const { highHip } = figure.levels
  if (pockets === 'jeans') {
    const at = (x: number, y: number) => figure.across(side * x * breadth, highHip + y * height)
    const patch = [at(0.14, 0.12), at(0.15, 0.36), at(0.27, 0.42), at(0.41, 0.35), at(0.42, 0.1)]
    const yoke = [add(waistCentre, [side * 0.01, 0.3 * height]), add(waistSide, [0, 0.17 * height])]
    return {
      lines: [
        seam([...patch, patch[0]], 1.5, [0, 0]),
        topstitch(patch.map((p) => mix(p, at(0.28, 0.24), 0.1))),
        topstitch([at(0.14, 0.16), at(0.42, 0.14)]),
        seam(yoke, 1.4),
        topstitch(yoke.map((p) => add(p, [0, 0.025]))),
      ],
    }
  }
  const dart = mix(waistCentre, waistSide, 0.52)
  const lines = [seam([add(dart, [0, 0.06]), add(dart, [side * 0.012, 0.36 * height])], 1.1, [0.02, 0.7])]
  if (pockets === 'none') return { lines }
  const welt = [
    figure.across(side * 0.17 * breadth, highHip + 0.08),
    figure.across(side * 0.42 * breadth, highHip + 0.06),
  ]
  return {
    lines: [
      ...lines,
      edge(welt, 2, [0.05, 0.05]),
      seam(
        welt.map((p) => add(p, [0, 0.035])),
        1,
        [0.05, 0.05],
      ),
    ],
  }
}

function hemLines({ hem, point, end }: TrouserLeg, { cuff }: TrouserDetails): Marks {
  if (!cuff) return { lines: [topstitch(hem.map((p) => add(p, [0, -0.05])))] }
  const t = end - 0.09
  const turnUp = quadratic(point(t, 1), add(point(t, 0), [0, 0.09]), point(t, -1), 10)
  return { lines: [edge(turnUp, 1.6, [0, 0])] }
}

const twinSeams = ({ inner, outer, side }: TrouserLeg): Marks => ({
  lines: [topstitch(offset(inner.slice(4), side * -0.022), 0.8), topstitch(offset(outer.slice(9), side * 0.022), 0.8)],
})

function pressedCrease({ waistSide, waistCentre, point, end }: TrouserLeg): Marks {
  const places = [0.3, 0.7, 1, 1.5].filter((t) => t < end - 0.1).map((t) => point(t, 0.05))
  const made = pleat(
    [add(mix(waistSide, waistCentre, 0.5), [0, 0.12]), ...places, add(point(end, 0.05), [0, 0.04])],
    0.05,
    0.6,
    [0.15, 0],
    0.06,
  )
  return { folds: [made], lines: [seam(made.path, 1.3, [0.2, 0.03])] }
}

function waistPleats({ waistSide, waistCentre, point, end }: TrouserLeg, count: number): Marks {
  const made = Array.from({ length: count }, (_, k): { fold: Fold; line: DrawnLine } => {
    const from = mix(waistSide, waistCentre, 0.42 + k * 0.2)
    const to = point(Math.min(end * 0.6, 0.35 + k * 0.08), 0.1 - k * 0.35)
    const fold = pleat([add(from, [0, 0.07]), mix(from, to, 0.5), to], 0.02, 0.7, [0.02, 0.8], 0.05)
    return { fold, line: crease(fold.path.slice(0, Math.ceil(fold.path.length * 0.8)), 1.5, [0.02, 0.8]) }
  })
  return { folds: made.map(({ fold }) => fold), lines: made.map(({ line }) => line) }
}

/** Both edges of a leg at a level of the page, outer first. */
export function acrossLeg(leg: TrouserLeg, y: number): readonly [Point, Point] {
  const at = (path: Path) => {
    const i = Math.max(
      1,
      path.findIndex((p) => p[1] >= y),
    )
    const [a, b] = [path[i - 1], path[i]]
    return b[1] > a[1] && y > a[1] ? mix(a, b, Math.min(1, (y - a[1]) / (b[1] - a[1]))) : along(path, 1)
  }
  return [at(leg.outer), at(leg.inner)]
}
