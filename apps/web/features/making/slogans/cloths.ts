import type { Color } from '@toile/craft/colors/color.ts'

/** The cloths that a slogan is composed for and seen on. */
export const cloths = [
  { id: 'white', label: 'White cloth', color: { r: 246, g: 245, b: 242 } },
  { id: 'grey', label: 'Grey cloth', color: { r: 158, g: 158, b: 160 } },
  { id: 'black', label: 'Black cloth', color: { r: 34, g: 34, b: 36 } },
] as const satisfies readonly { id: string; label: string; color: Color }[]

export type Cloth = (typeof cloths)[number]

/** A cloth by its id, white when there is none. */
export const clothOf = (id: string): Cloth => cloths.find((cloth) => cloth.id === id) ?? cloths[0]
