import { boundsOf } from '@toile/geometry'
import type { Piece } from '../piece.ts'
import { isSpectacleName } from './isSpectacleName.ts'

/** What a piece follows when its wearer moves. */
export type Hold = 'trunk' | 'arm' | 'leg' | 'head' | 'hand'

const armRoles: readonly Piece['role'][] = ['sleeve', 'cuff']

/** What is sewn to one leg of trousers. */
const onLeg = /^(hemInside|turnUp|ankleRib|stirrup|kneePatch)[01]$/

const onArm = /^(sleeve|cuff|bangle)/

interface Hung {
  hold: Hold
  side: 0 | 1
}

const known = new WeakMap<Piece, Hung>()

/** What a piece hangs on, and on which side of the figure; 0 is the viewer's left. */
export function hangsOn(piece: Piece): Hung {
  const hung = known.get(piece) ?? find(piece)
  known.set(piece, hung)
  return hung
}

function find(piece: Piece): Hung {
  const side = sideOf(piece)
  if (piece.heldBy !== undefined) return { hold: 'hand', side: piece.heldBy }
  if (isOnHead(piece)) return { hold: 'head', side }
  if (armRoles.includes(piece.role) || onArm.test(piece.name)) return { hold: 'arm', side }
  return { hold: piece.role === 'leg' || onLeg.test(piece.name) ? 'leg' : 'trunk', side }
}

/** What begins above the mouth goes with the head, a scarf round the neck with the trunk; what is tied at the nape hangs behind. */
function isOnHead({ layer, role, name, outlines }: Piece): boolean {
  if (isSpectacleName(name)) return true
  if (layer === 'head' && role !== 'scarf') return true
  const mayBe = layer === 'head' || (layer === 'back' && role === 'tie')
  return mayBe && boundsOf(...outlines).top < 0.75
}

/** Paired pieces are numbered; others belong to the side that most of them lies on. */
function sideOf({ name, outlines }: Piece): 0 | 1 {
  const numbered = /^(?:sleeve|cuff|bangle)([01])/.exec(name) ?? /([01])$/.exec(name)
  if (numbered) return numbered[1] === '0' ? 0 : 1
  return outlines.flat().reduce((sum, [x]) => sum + x, 0) < 0 ? 0 : 1
}
