/** Rooms where an index is still read as if something always stood there (`noUncheckedIndexedAccess` is off); the list only shrinks. */
export const unchecked: readonly string[] = [
  'bench/coherence/pictures',
  'packages/craft/designs',
  'packages/craft/garments',
  'packages/craft/mannequins',
  'packages/craft/prints',
  'packages/picture/cloth',
  'packages/picture/kernels',
  'packages/picture/looks',
  'packages/picture/moods',
  'packages/picture/people',
  'packages/picture/prints',
  'packages/picture/raster',
  'packages/picture/reading',
]
