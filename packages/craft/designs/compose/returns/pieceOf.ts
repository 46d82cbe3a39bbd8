import type { Worn } from '../../design.ts'

/** What makes a worn thing the very piece it is, as one word: its cut, its cloth and its colours. */
export const pieceOf = ({ cut, fabric, fill, print }: Worn): string =>
  JSON.stringify([cut, fabric, fill, print?.source ?? null])

/** What an outer piece is seen as from afar, as one word: its cut, its colours, and whether it is open. */
export const shownOf = (worn: Worn): string =>
  JSON.stringify([seenOf(worn), worn.knobs.worn === 'open' ? 'open' : 'closed'])

/** Its cut and colours alone. */
export const seenOf = ({ cut, fill, print }: Worn): string => JSON.stringify([cut, fill, print?.source ?? null])
