/** How a line of letters may be bent: the letters turn along a circle, or the whole form is warped. */
export const bends = [
  { id: 'arc', label: 'Around a circle' },
  { id: 'arch', label: 'Arch' },
  { id: 'bulge', label: 'High in the middle' },
  { id: 'pinch', label: 'Low in the middle' },
  { id: 'wave', label: 'Wave' },
  { id: 'rise', label: 'Growing' },
] as const
export type BendId = (typeof bends)[number]['id']
export const bendIds: readonly BendId[] = bends.map(({ id }) => id)

/** What wears, prints or sews the colour of letters. */
export const textures = [
  { id: 'worn', label: 'Worn print' },
  { id: 'cracked', label: 'Cracked ink' },
  { id: 'halftone', label: 'Halftone' },
  { id: 'brush', label: 'Dry brush' },
  { id: 'chalk', label: 'Chalk' },
  { id: 'stitch', label: 'Embroidery' },
] as const
export type TextureId = (typeof textures)[number]['id']
export const textureIds: readonly TextureId[] = textures.map(({ id }) => id)
