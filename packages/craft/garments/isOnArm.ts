import type { Piece } from './piece.ts'

/** Whether a piece is worn on an arm. */
export const isOnArm = ({ role }: Pick<Piece, 'role'>): boolean => role === 'sleeve' || role === 'cuff'
