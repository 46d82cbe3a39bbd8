import { clamp, lerp } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { EdgeOf, Piece, Stitch } from '../../pattern/pattern.ts'
import type { Waists } from '../bottoms/fittedHalf.ts'
import type { SidePockets } from '../bottoms/trouserKnobs.ts'
import { type TrouserSide, trouserSides } from '../bottoms/trouserSides.ts'
import type { Join } from '../drafting/joined.ts'
import { runLength } from '../drafting/sewn.ts'
import { seam } from './seams.ts'
import type { FaceName } from './wornShell.ts'

/** Legs below a bodice, in millimetres: looseness round the hips and of the crotch, their length as a share of the inside leg, their hem as a share of the width at the top, their pockets, and which face opens. */
export interface LegsCut {
  ease: number
  rise: number
  length: number
  hem: number
  pockets: SidePockets
  open: FaceName | null
  /** Whether the sides are left open from the waist to the hips, to be buttoned. */
  openSides?: boolean
}

/** What hangs from a waist: its pieces, how they are sewn, and its upper run from the middle of a face on the left. */
export interface Hung {
  pieces: readonly Piece[]
  joins: readonly Join[]
  stitches: readonly Stitch[]
  waist: readonly EdgeOf[]
}

const nameOf = (id: string) => `leg${id[0]?.toUpperCase()}${id.slice(1)}`
const renamed = (run: readonly EdgeOf[]): EdgeOf[] => run.map((edge) => ({ ...edge, piece: nameOf(edge.piece) }))

/** A front or back of trousers under names of its own. */
const asLegs = ({ pieces, stitches, edges }: TrouserSide): TrouserSide => ({
  pieces: pieces.map((piece) => ({ ...piece, id: nameOf(piece.id), name: `Leg, ${piece.name.toLowerCase()}` })),
  stitches: stitches.map(({ first, second, ...rest }) => ({ ...rest, first: renamed(first), second: renamed(second) })),
  edges: (part, worn) => renamed(edges(part, worn)),
})

/** The width at the knee that goes with a hem. */
const kneeOf = (length: number, hem: number) => (length < 0.5 ? (hem + 1) / 2 : 0.7 + (hem - 0.66) * 0.6)

/** Pieces with an edge that closes with a zip. */
const zipped = (pieces: readonly Piece[], edges: readonly EdgeOf[]): Piece[] =>
  pieces.map((piece) => ({
    ...piece,
    edges: piece.edges.map((edge) =>
      edges.some((each) => each.piece === piece.id && each.edge === edge.id)
        ? { ...edge, end: 'finished', allowance: 15 }
        : edge,
    ),
  }))

/** Two legs, no narrower at a short hem than the leg there, whose waist is as long as the one they are sewn to, face by face; they open where the bodice does, to the hips. */
export function legsBelow(body: Measures, cut: LegsCut, wanted: Waists): Hung {
  const { ease, rise, length, pockets } = cut
  const hem = Math.max(cut.hem, lerp(0.88, 0.45, clamp((length - 0.2) / 0.4)))
  const draft = (waists: Waists) => {
    const leg = { ease, rise, length, hem, knee: kneeOf(length, hem), band: 0, lowered: 0, pockets, waists }
    const { front, back } = trouserSides(body, leg)
    return { front: asLegs(front), back: asLegs(back) }
  }
  let waists = wanted
  let legs = draft(waists)
  for (let i = 0; i < 3; i++) {
    const off = (face: FaceName) => wanted[face] - runLength(legs[face].pieces, legs[face].edges('waist'))
    waists = { ...waists, front: waists.front + off('front'), back: waists.back + off('back') }
    legs = draft(waists)
  }
  const { front, back } = legs
  const [fly, seat] = [front.edges('opening'), back.edges('center').filter(({ edge }) => edge === 'seat')]
  const middle = (worn: boolean) =>
    back.edges('center', worn).filter(({ edge }) => cut.open !== 'back' || edge !== 'seat')
  const atHip = ({ edge }: EdgeOf) => edge === 'sideHip'
  const hips = cut.openSides ? [...front.edges('side'), ...back.edges('side')].filter(atHip) : []
  const open = [...hips, ...(cut.open === 'front' ? fly : cut.open === 'back' ? seat : [])]
  const run = (side: TrouserSide, part: 'side' | 'inseam', worn: boolean) =>
    side.edges(part, worn).filter((edge) => !(cut.openSides && atHip(edge)))
  const pair = (part: 'side' | 'inseam') =>
    [false, true].flatMap((worn) =>
      seam(run(back, part, worn), run(front, part, worn), {
        marks: [[worn ? 0.4 : 0.6, 'double']],
        eased: cut.openSides === true,
      }),
    )
  const waist = { front: [front, back], back: [back, front] }[cut.open ?? 'back'] ?? [back, front]
  const way = cut.open !== 'front'
  return {
    pieces: zipped([...front.pieces, ...back.pieces], open),
    joins: [
      ...pair('side'),
      ...pair('inseam'),
      ...seam(middle(false), middle(true)),
      ...seam(front.edges('center'), front.edges('center', true)),
      ...(cut.open === 'front' ? [] : seam(fly, front.edges('opening', true))),
    ],
    stitches: [...front.stitches, ...back.stitches],
    waist: [
      ...(waist[0]?.edges('waist', way) ?? []),
      ...(waist[1]?.edges('waist', way) ?? []),
      ...(waist[1]?.edges('waist', !way) ?? []),
      ...(waist[0]?.edges('waist', !way) ?? []),
    ],
  }
}
