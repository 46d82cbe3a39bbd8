import type { Piece, PieceRole } from './piece.ts'

/** The parts of a garment that a designer points at, whatever it is cut like. */
export const parts = [
  { id: 'body', label: 'Body' },
  { id: 'sleeveLeft', label: 'Left sleeve' },
  { id: 'sleeveRight', label: 'Right sleeve' },
  { id: 'collar', label: 'Collar' },
  { id: 'hood', label: 'Hood' },
  { id: 'cuffs', label: 'Cuffs' },
  { id: 'pockets', label: 'Pockets' },
  { id: 'waistband', label: 'Waistband' },
  { id: 'skirt', label: 'Skirt' },
  { id: 'legLeft', label: 'Left leg' },
  { id: 'legRight', label: 'Right leg' },
  { id: 'edges', label: 'Bands and edges' },
  { id: 'whole', label: 'Whole piece' },
] as const
export type PartId = (typeof parts)[number]['id']

const byRole: Record<PieceRole, PartId> = {
  bodice: 'body',
  front: 'body',
  backPanel: 'body',
  inside: 'body',
  sleeve: 'sleeveLeft',
  cuff: 'cuffs',
  collar: 'collar',
  lapel: 'collar',
  band: 'edges',
  skirt: 'skirt',
  skirtInside: 'skirt',
  leg: 'legLeft',
  waistband: 'waistband',
  tie: 'edges',
  strap: 'edges',
  pocket: 'pockets',
  hood: 'hood',
  trim: 'edges',
  fly: 'waistband',
  hat: 'whole',
  bag: 'whole',
  scarf: 'whole',
  jewel: 'whole',
  lens: 'whole',
}

/** The part a piece belongs to; left and right are the wearer's, as patterns name them. */
export function partOf({ role, name }: Pick<Piece, 'role' | 'name'>, view: 'front' | 'back'): PartId {
  const part = byRole[role]
  const onTheRight = name.endsWith(view === 'front' ? '0' : '1')
  if (part === 'sleeveLeft' && onTheRight) return 'sleeveRight'
  if (part === 'legLeft' && onTheRight) return 'legRight'
  return part
}
