/** Rooms where an index is still read as if something always stood there (`noUncheckedIndexedAccess` is off), with how many; the list only shrinks. */
export const unchecked: Readonly<Record<string, number>> = {
  'bench/coherence/pictures': 514,
  'packages/craft/designs': 520,
  'packages/craft/garments': 1257,
  'packages/craft/mannequins': 92,
  'packages/craft/prints': 697,
  'packages/picture/cloth': 291,
  'packages/picture/kernels': 356,
  'packages/picture/looks': 250,
  'packages/picture/moods': 146,
  'packages/picture/people': 394,
  'packages/picture/prints': 529,
  'packages/picture/raster': 958,
  'packages/picture/reading': 1007,
}
