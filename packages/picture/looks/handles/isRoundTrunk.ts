import type { Piece } from '@toile/craft/garments/piece.ts'

const roles: readonly Piece['role'][] = ['bodice', 'front', 'backPanel', 'skirt', 'leg', 'waistband', 'band']

/** Whether a piece is of the body of a garment, which goes round trunk and legs. */
export const isRoundTrunk = ({ role }: Pick<Piece, 'role'>): boolean => roles.includes(role)
