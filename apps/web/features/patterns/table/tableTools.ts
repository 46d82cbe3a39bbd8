/** What a press on the table does. */
export const tableTools = [
  {
    id: 'pieces',
    label: 'Move pieces',
    keys: 'v',
    says: {
      label:
        'Drag a piece to lay it elsewhere; press an edge to choose it. With keys: arrows move the chosen piece, [ and ] turn it.',
    },
  },
  {
    id: 'points',
    label: 'Edit points',
    keys: 'p',
    says: {
      label:
        'Drag corners and curve handles of the chosen piece; what is sewn to it follows. With keys: Tab goes from point to point, arrows move it by a millimetre, with Shift by ten.',
    },
  },
  {
    id: 'tape',
    label: 'Measure',
    keys: 'm',
    says: {
      label: 'Press two places on the outline of a piece: the tape reads the straight way and the ways along the seam.',
    },
  },
] as const

export type TableToolId = (typeof tableTools)[number]['id']
