import { type Chance } from '@toile/geometry'
import type { Piece } from '../../pattern/pattern.ts'
import type { Edit } from '../edits/editKinds.ts'

type Making = (piece: Piece, chance: Chance) => EditGiven
type EditGiven = Edit extends infer One ? (One extends Edit ? Omit<One, 'id'> : never) : never

const edgeOf = ({ edges }: Piece, chance: Chance) => chance.pick(edges).id
const way = (chance: Chance): [number, number] => [chance.whole(-40, 40), chance.whole(-40, 40)]

const makings: { readonly [K in Edit['kind']]: Making } = {
  moveCorner: (piece, chance) => ({
    kind: 'moveCorner',
    piece: piece.id,
    corner: edgeOf(piece, chance),
    x: chance.whole(-30, 30),
    y: chance.whole(-30, 30),
  }),
  bendEdge: (piece, chance) => ({
    kind: 'bendEdge',
    piece: piece.id,
    edge: edgeOf(piece, chance),
    first: way(chance),
    second: way(chance),
  }),
  setAllowance: (piece, chance) => ({
    kind: 'setAllowance',
    piece: piece.id,
    edge: edgeOf(piece, chance),
    mm: chance.whole(0, 60),
  }),
}

/** An edit of chance of a piece of some; in all sizes. */
export function anyEdit(id: string, pieces: readonly Piece[], chance: Chance): Edit {
  const making = chance.pick(Object.values(makings))
  return { ...making(chance.pick(pieces), chance), id }
}
