import type { Color } from '@toile/craft/colors/color.ts'

/** Colour of a shadow on cloth, which light from the sky still reaches: darker than any cloth, so that it lifts none. */
export const skyShade: Color = { r: 12, g: 4, b: 24 }
