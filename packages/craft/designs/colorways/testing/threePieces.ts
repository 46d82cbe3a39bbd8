import { type Color, fromHex, toHex } from '../../../colors/color.ts'
import { bareBrief } from '../../compose/bareBrief.ts'
import { compose } from '../../compose/compose.ts'
import { castOf } from '../../compose/testing/collections.ts'
import type { Design } from '../../design.ts'
import { plainWorn } from '../../plainWorn.ts'
import { colorRoles } from '../colorRoles.ts'

export const hex = (text: string): Color => fromHex(text) ?? { r: 0, g: 0, b: 0 }
export const board = ['#1f3a5f', '#f4ead7', '#d9623b', '#5f7470', '#c9a227'].map(hex)
export const looks = compose(bareBrief(castOf('women', 3), board.map(toHex), { seed: 11 }))
export const look =
  looks.find(({ garments }) => garments.some(({ print }) => print?.source.kind === 'construction')) ?? looks[0]!

export const plain = (garments: Design['garments']): Design => ({
  ...look,
  shoes: { kind: 'pump', color: hex('#101010') },
  garments,
})
export const navy = hex('#1f3a5f')
export const nearNavy = hex('#213c62')
export const rust = hex('#d9623b')
/** A shirt, trousers and a trench in two roles and a trim. */
export const pieces = plain([
  plainWorn('shirt', rust, { id: 'a', trim: navy }),
  plainWorn('wideTrousers', navy, { id: 'b' }),
  plainWorn('trench', nearNavy, { id: 'c' }),
])
export const green = { colors: [{ role: colorRoles([pieces])[0]?.id ?? '', color: hex('#2c6e49') }] }
