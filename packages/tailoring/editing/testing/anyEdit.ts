import { type Chance, sure } from '@toile/geometry'
import type { Piece } from '../../pattern/pattern.ts'
import type { Edit } from '../edits/editKinds.ts'

type Of<K extends Edit['kind']> = Omit<Extract<Edit, { kind: K }>, 'id' | 'kind' | 'size'>

const edgeIn = ({ edges }: Piece, chance: Chance) => chance.pick(edges).id
const legIn = (piece: Piece, chance: Chance) =>
  chance.pick([...piece.edges.filter(({ id }) => id.startsWith('dart')), ...piece.edges.slice(0, 1)]).id
const mm = (chance: Chance, most = 40) => chance.whole(-most, most)
const way = (chance: Chance): readonly [number, number] => [mm(chance), mm(chance)]
const share = (chance: Chance) => chance.whole(5, 95) / 100
const both = (chance: Chance) => (chance.happens(0.4) ? { both: true as const } : {})
const at = (piece: Piece, chance: Chance) => ({ piece: piece.id, edge: edgeIn(piece, chance), at: share(chance) })
const spot = (piece: Piece, chance: Chance) => ({ corner: edgeIn(piece, chance), x: mm(chance, 90), y: mm(chance, 90) })
const notch = ({ id, edges, notches }: Piece, chance: Chance) => {
  const found = chance.pick([...notches, { edge: chance.pick(edges).id, at: 0.5 }])
  return { piece: id, edge: found.edge, at: found.at }
}

/** Where a drill hole is, from a corner of its piece, or any place. */
function drill(piece: Piece, chance: Chance): ReturnType<typeof spot> {
  const corner = chance.whole(0, piece.corners.length - 1)
  const [from, hole] = [piece.corners[corner], piece.drills[0]]
  const { id } = sure(piece.edges[corner])
  return hole && from ? { corner: id, x: hole[0] - from[0], y: hole[1] - from[1] } : spot(piece, chance)
}

/** What edits of each kind are given by chance, for a piece. */
const givenTo: { readonly [K in Edit['kind']]: (piece: Piece, chance: Chance) => Of<K> } = {
  moveCorner: (piece, chance) => ({
    piece: piece.id,
    corner: edgeIn(piece, chance),
    x: mm(chance),
    y: mm(chance),
    ...both(chance),
  }),
  moveEdge: (piece, chance) => ({
    piece: piece.id,
    edge: edgeIn(piece, chance),
    x: mm(chance),
    y: mm(chance),
    ...both(chance),
  }),
  bendEdge: (piece, chance) => ({
    piece: piece.id,
    edge: edgeIn(piece, chance),
    first: way(chance),
    second: way(chance),
    ...both(chance),
    ...(chance.happens(0.4) ? { partner: true as const } : {}),
  }),
  splitEdge: (piece, chance) => ({ ...at(piece, chance), ...both(chance) }),
  setAllowance: (piece, chance) => ({
    piece: piece.id,
    edge: edgeIn(piece, chance),
    mm: chance.whole(0, 60),
    ...both(chance),
  }),
  moveDart: (piece, chance) => ({
    piece: piece.id,
    dart: legIn(piece, chance),
    along: mm(chance, 30),
    x: mm(chance, 15),
    y: mm(chance, 20),
  }),
  turnDart: (piece, chance) => ({ ...at(piece, chance), dart: legIn(piece, chance), share: chance.pick([1, 1, 0.5]) }),
  slashAndSpread: (piece, chance) => ({
    piece: piece.id,
    from: { edge: edgeIn(piece, chance), at: share(chance) },
    to: { edge: edgeIn(piece, chance), at: share(chance) },
    start: mm(chance),
    end: mm(chance),
  }),
  lengthen: (piece, chance) => ({
    piece: piece.id,
    at: share(chance),
    mm: mm(chance, 50),
    ...(chance.happens(0.3) ? { alone: true as const } : {}),
  }),
  addNotch: (piece, chance) => ({ ...at(piece, chance), notch: chance.pick(['single', 'double']), ...both(chance) }),
  moveNotch: (piece, chance) => ({ ...notch(piece, chance), by: mm(chance, 25) }),
  removeNotch: notch,
  addDrill: (piece, chance) => ({ piece: piece.id, ...spot(piece, chance) }),
  removeDrill: (piece, chance) => ({ piece: piece.id, ...drill(piece, chance) }),
  addButton: (piece, chance) => ({
    piece: piece.id,
    ...spot(piece, chance),
    mark: chance.pick(['button', 'buttonhole']),
    mm: chance.whole(9, 28),
    degrees: chance.pick([0, 90]),
  }),
  addLine: (piece, chance) => ({
    piece: piece.id,
    line: chance.pick(['fold', 'pleat', 'placement']),
    from: spot(piece, chance),
    to: spot(piece, chance),
  }),
  removeLine: ({ id, lines }, chance) => ({ piece: id, line: chance.pick([...lines, { id: 'none' }]).id }),
  setGrain: (piece, chance) => ({ piece: piece.id, ...spot(piece, chance), degrees: chance.pick([0, 45, -90]) }),
  labelPiece: ({ id }) => ({ piece: id, label: 'Vorderteil' }),
  cutFrom: ({ id }, chance) => ({ piece: id, count: chance.whole(1, 4), of: chance.pick(['shell', 'lining']) }),
  unfold: (piece, chance) => ({ piece: piece.id, edge: edgeIn(piece, chance) }),
  removePiece: ({ id }) => ({ piece: id }),
}

/** An edit of chance of one of some pieces, in all sizes; of a kind, where one is told. */
export function anyEdit(id: string, pieces: readonly Piece[], chance: Chance, told?: Edit['kind']): Edit {
  const kind = told ?? chance.pick(Object.keys(givenTo).filter((name): name is Edit['kind'] => name in givenTo))
  const given = givenTo[kind](chance.pick(pieces), chance)
  // Each kind is given what its own line of the table says, which the compiler cannot follow through a name.
  return { id, kind, ...given } as Edit
}
