import { add, lerp, mix, offset, type Point, spline } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { DrawnLine, Piece } from '../piece.ts'
import { cargoPocket } from './cargoPocket.ts'
import { edge, seam, topstitch, zip } from '../marks.ts'
import { flapPocket, patchPocket } from './pockets.ts'
import { proportion } from './proportion.ts'
import type { PocketKind } from './skirtPockets.ts'
import type { TrouserLeg } from './trouserLeg.ts'

/** Pockets of one leg: lines on it, or pieces sewn on it, front or back by the figure's view. */
export interface LegPockets {
  lines: DrawnLine[]
  pieces: Piece[]
}

/** The pockets of a kind on one leg. */
export function trouserPockets(figure: Figure, leg: TrouserLeg, kind: PocketKind): LegPockets {
  const cargo = kind === 'cargo' ? cargoPieces(figure, leg) : []
  const own = figure.view === 'back' ? backPockets(figure, leg, kind) : frontPockets(figure, leg, kind)
  return { lines: own.lines, pieces: [...own.pieces, ...cargo] }
}

/** Bellows pockets on the thigh; short legs carry them higher and lower. */
function cargoPieces(figure: Figure, leg: TrouserLeg): Piece[] {
  const { hip, knee } = figure.levels
  const foot = leg.outer[leg.outer.length - 1][1]
  const height = Math.min(0.62 * proportion(figure).height, (foot - hip) * 0.46)
  const top = Math.min(lerp(hip, knee, 0.36), foot - height - 0.1)
  return height < 0.14 ? [] : cargoPocket(leg, top, height)
}

function frontPockets(figure: Figure, leg: TrouserLeg, kind: PocketKind): LegPockets {
  const { side, waistSide, waistCentre, outer } = leg
  const { highHip, hip } = figure.levels
  const { breadth, height } = proportion(figure)
  if (kind === 'none') return { lines: [], pieces: [] }
  if (kind === 'patch') {
    const place = {
      x: side * 0.34 * breadth,
      y: lerp(waistSide[1], hip, 0.4),
      width: 0.34 * breadth,
      height: 0.42 * height,
    }
    return { lines: [], pieces: [{ ...patchPocket(figure, place, `patch${leg.leg}`), order: 2 }] }
  }
  if (kind === 'welt') {
    const run = [
      figure.across(side * 0.2 * breadth, lerp(waistSide[1], hip, 0.5)),
      figure.across(side * 0.46 * breadth, lerp(waistSide[1], hip, 0.44)),
    ]
    return { lines: jets(run), pieces: [] }
  }
  const opening =
    kind === 'jeans' || kind === 'cargo'
      ? [mix(waistSide, waistCentre, 0.48), add(mix(waistSide, waistCentre, 0.4), [0, 0.17]), outer[10]]
      : [
          add(mix(waistSide, waistCentre, 0.3), [0, 0.05]),
          add(mix(waistSide, figure.trunk(side, hip), 0.55), [-side * 0.05, 0.05]),
          figure.trunk(side, lerp(highHip, hip, 0.7), 0.03),
        ]
  const run = spline(opening, false, 8)
  if (kind === 'zip')
    return {
      lines: [zip(run.slice(2, -2)), topstitch(offset(run, side * 0.04)), topstitch(offset(run, -side * 0.04))],
      pieces: [],
    }
  const rows = [edge(run, 1.6, [0.05, 0.05]), topstitch(offset(run, side * 0.02))]
  return { lines: kind === 'jeans' ? [...rows, topstitch(offset(run, side * 0.04))] : rows, pieces: [] }
}

const jets = (run: readonly Point[]): DrawnLine[] => [
  edge(run, 2, [0.05, 0.05]),
  seam(
    run.map((p) => add(p, [0, 0.035])),
    1,
    [0.05, 0.05],
  ),
]

function backPockets(figure: Figure, leg: TrouserLeg, kind: PocketKind): LegPockets {
  const { side, waistSide, waistCentre } = leg
  const { breadth, height } = proportion(figure)
  const { highHip } = figure.levels
  const at = (x: number, y: number) => figure.across(side * x * breadth, highHip + y * height)
  if (kind === 'jeans') return { lines: jeansBack(at, waistSide, waistCentre, side, height), pieces: [] }
  if (kind === 'cargo') {
    const place = { x: side * 0.28 * breadth, y: highHip + 0.1 * height, width: 0.32 * breadth, height: 0.1 * height }
    return {
      lines: [],
      pieces: flapPocket(figure, place, `seat${leg.leg}`, 0.32 * height).map((piece) => ({
        ...piece,
        order: piece.order + 1,
      })),
    }
  }
  if (kind === 'patch') {
    const place = { x: side * 0.28 * breadth, y: highHip + 0.1 * height, width: 0.3 * breadth, height: 0.34 * height }
    return { lines: [], pieces: [{ ...patchPocket(figure, place, `seat${leg.leg}`), order: 2 }] }
  }
  const dart = mix(waistCentre, waistSide, 0.52)
  const lines = [seam([add(dart, [0, 0.06]), add(dart, [side * 0.012, 0.36 * height])], 1.1, [0.02, 0.7])]
  if (kind === 'none') return { lines, pieces: [] }
  const welt = [at(0.17, 0.08 / height), at(0.42, 0.06 / height)]
  return {
    lines: [
      ...lines,
      ...(kind === 'zip'
        ? [
            zip(welt),
            seam(
              welt.map((p) => add(p, [0, 0.035])),
              1,
            ),
          ]
        : jets(welt)),
    ],
    pieces: [],
  }
}

/** The yoke and the patch pocket of jeans. */
function jeansBack(
  at: (x: number, y: number) => Point,
  waistSide: Point,
  waistCentre: Point,
  side: number,
  height: number,
): DrawnLine[] {
  const patch = [at(0.14, 0.12), at(0.15, 0.36), at(0.27, 0.42), at(0.41, 0.35), at(0.42, 0.1)]
  const yoke = [add(waistCentre, [side * 0.01, 0.3 * height]), add(waistSide, [0, 0.17 * height])]
  return [
    seam([...patch, patch[0]], 1.5, [0, 0]),
    topstitch(patch.map((p) => mix(p, at(0.28, 0.24), 0.1))),
    topstitch([at(0.14, 0.16), at(0.42, 0.14)]),
    topstitch(spline([at(0.15, 0.24), at(0.22, 0.29), at(0.28, 0.25), at(0.35, 0.28), at(0.41, 0.22)], false, 5)),
    seam(yoke, 1.4),
    topstitch(yoke.map((p) => add(p, [0, 0.025]))),
  ]
}
