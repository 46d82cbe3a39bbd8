import type { Worn } from '../../design.ts'

/** What makes a worn thing the very piece it is, as one word: its cut, its cloth and its colours. */
export const pieceOf = ({ cut, fabric, fill, print }: Worn): string =>
  JSON.stringify([cut, fabric, fill, print?.source ?? null])
