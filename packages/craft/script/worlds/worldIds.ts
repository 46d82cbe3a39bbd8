/** The ids of every kind of pictures, in the order of the screen; documents are read by these alone. */
export const worldIds = [
  'water',
  'dune',
  'foliage',
  'bloom',
  'ornament',
  'lights',
  'nightSky',
  'snow',
  'mist',
  'architecture',
  'craft',
  'paint',
  'earth',
  'meadow',
  'patina',
  'dusk',
  'stillLife',
  'cloth',
] as const

/** The id of a kind of picture. */
export type PictureWorldId = (typeof worldIds)[number]
