import { mix, type Point, sure } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { EdgeOf, Piece, Stitch } from '../../pattern/pattern.ts'
import { reached } from '../drafting/reached.ts'
import { dartStitches, runLength } from '../drafting/sewn.ts'
import { type Fit, type Leg, legHalf } from './legHalf.ts'
import { patchPocket, withPocket } from './patchPocket.ts'
import { pocketOf } from './pocketOf.ts'
import { edgesOf, mirrored, type Part, pieceOf, type Run } from './runs.ts'
import type { TrouserCut } from './trouserCut.ts'
import { yokeOf } from './yokeOf.ts'

/** A front or a back: its pieces, its edges of a part in the order they are walked on either side of the wearer, and the seams within it. */
export interface TrouserSide {
  pieces: readonly Piece[]
  stitches: readonly Stitch[]
  edges(part: Part, worn?: boolean): EdgeOf[]
}

/** The length of all runs of a part in millimetres. */
function lengthOf(runs: readonly Run[], part: Part): number {
  const piece = pieceOf(runs, { id: 'leg', name: '', grain: [0, 0], turn: 0 })
  return runLength([piece], edgesOf(runs, part, 'leg'))
}

/** The back whose seams are as long as those of its front: its crotch point is lowered and the height of its side is set. */
function backFor(measures: Measures, cut: Leg, front: readonly Run[]): Run[] {
  const back = (fit: Fit) => legHalf(measures, cut, true, fit)
  const lift = reached(lengthOf(front, 'inseam'), [-120, 80], (at) =>
    lengthOf(back({ drop: -at, sideRise: 12 }), 'inseam'),
  )
  const sideRise = reached(lengthOf(front, 'side'), [-60, 80], (at) =>
    lengthOf(back({ drop: -lift, sideRise: at }), 'side'),
  )
  return back({ drop: -lift, sideRise })
}

/** The pieces of a back, and its edges of a part in the order they are walked from below on the right. */
function backOf(runs: readonly Run[], cut: Leg, grain: Point): TrouserSide {
  const { lower, yoke } = cut.yoke === true ? yokeOf(runs) : { lower: runs, yoke: [] }
  const edges = (part: Part, worn = false): EdgeOf[] => {
    const [own, above] = [edgesOf(lower, part, 'back', worn), edgesOf(yoke, part, 'yoke', worn)]
    return (part === 'center') === worn ? [...own, ...above] : [...above, ...own]
  }
  const back = pieceOf(lower, { id: 'back', name: 'Back', grain, pair: true, turn: 135, round: 'leg' })
  if (yoke.length === 0) return { pieces: [back], edges, stitches: dartStitches(back) }
  const top = sure(lower.find(({ id }) => id === 'yokeInner')).from
  const middle = mix(sure(yoke[1]).from, sure(yoke[4]).from, 0.5)
  const upper = pieceOf(yoke, { id: 'yoke', name: 'Back yoke', grain: middle, pair: true, turn: 135 })
  const pocket = grain[0] * 1.5
  const below: Point = [top[0] + 5, top[1] - 25 - pocket * 1.1]
  const sides = [false, true].map((worn): Stitch => {
    return { first: edgesOf(lower, 'yoke', 'back', worn), second: edgesOf(yoke, 'yoke', 'yoke', worn) }
  })
  return { pieces: [withPocket(back, pocket, below), upper, patchPocket(pocket)], edges, stitches: sides }
}

/** The pieces of a front, and its edges of a part in the order they are walked, from the center of the waist on the right. */
function frontOf(half: readonly Run[], cut: TrouserCut, [x, y]: Point): TrouserSide {
  const pocket =
    cut.pockets === 'none' ? null : pocketOf(half, { across: x * 0.5, deep: x * 1.2, curved: cut.pockets === 'jeans' })
  const runs = pocket?.front ?? mirrored(half)
  const piece = pieceOf(runs, { id: 'front', name: 'Front', grain: [-x, y], pair: true, turn: -45, round: 'leg' })
  const edges = (part: Part, worn = false): EdgeOf[] => {
    const [own, corner] = [edgesOf(runs, part, 'front', worn), pocket?.edges(part, worn) ?? []]
    return (part === 'side') === worn ? [...own, ...corner] : [...corner, ...own]
  }
  return {
    pieces: [piece, ...(pocket?.pieces ?? [])],
    edges,
    stitches: [...dartStitches(piece), ...(pocket?.stitches ?? [])],
  }
}

/** Front and back of a leg, whose seams are equally long; millimetres. */
export function trouserSides(measures: Measures, cut: TrouserCut): { front: TrouserSide; back: TrouserSide } {
  const half = legHalf(measures, cut, false, { drop: 0, sideRise: 12 })
  const grain: Point = [measures.hips / 10, -measures.waistToCrotch]
  return { front: frontOf(half, cut, grain), back: backOf(backFor(measures, cut, half), cut, grain) }
}
