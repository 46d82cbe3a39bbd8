import type { Color } from '../colors/color.ts'
import { tone } from './tone.ts'

/** A skin tone with its own shadow, light, blush, lip and line, so that nothing turns grey in any drawing style. */
export interface Skin {
  id: string
  label: string
  base: Color
  shadow: Color
  light: Color
  blush: Color
  lip: Color
  line: Color
}

const skin = <const Id extends string>(
  id: Id,
  label: string,
  [base, shadow, light, blush, lip, line]: readonly [number, number, number, number, number, number],
) => ({
  id,
  label,
  base: tone(base),
  shadow: tone(shadow),
  light: tone(light),
  blush: tone(blush),
  lip: tone(lip),
  line: tone(line),
})

/** Seven skin tones from light to deep. */
export const skins = [
  skin('porcelain', 'Porcelain', [0xf4d3c0, 0xd59c8b, 0xfdeee4, 0xe98f88, 0xcf7f7a, 0x7b4038]),
  skin('fair', 'Fair', [0xefc5a6, 0xcb8f72, 0xfbe4d0, 0xe2846f, 0xc4705f, 0x74402f]),
  skin('beige', 'Beige', [0xe0ae88, 0xb97d5c, 0xf3d3b6, 0xd27358, 0xb5604e, 0x643623]),
  skin('olive', 'Olive', [0xcb966c, 0x9c6742, 0xe4bc95, 0xbd6547, 0xa3564a, 0x54301f]),
  skin('tan', 'Tan', [0xb27a50, 0x825031, 0xd3a077, 0xa8543a, 0x90463b, 0x432416]),
  skin('brown', 'Brown', [0x8f5a39, 0x5c3522, 0xc08a5f, 0x92412f, 0x7e3a36, 0x301911]),
  skin('deep', 'Deep', [0x683f2c, 0x3d2118, 0xa0714f, 0x7c352c, 0x743538, 0x1f100c]),
] as const satisfies readonly Skin[]

/** The id of a skin tone. */
export type SkinId = (typeof skins)[number]['id']

/** The skin tone of an id. */
export const skinOf = (id: SkinId): Skin => skins.find((entry) => entry.id === id) ?? skins[0]
