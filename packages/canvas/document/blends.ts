/** The ways in which a layer lies on what is below it (requirement S3.23), in the order of the menu. */
export const blends = [
  'normal',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'colorDodge',
  'colorBurn',
  'hardLight',
  'softLight',
  'difference',
  'exclusion',
] as const
export type Blend = (typeof blends)[number]
