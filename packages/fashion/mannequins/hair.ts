import type { Color } from '../colors/color.ts'
import { tone } from './tone.ts'

/** Every hair style, in the order of the screen; each is drawn by the file of its name in picture/people/hair. */
export const hairStyles = [
  { id: 'waves', label: 'Long waves' },
  { id: 'bob', label: 'Bob with fringe' },
  { id: 'chignon', label: 'Chignon' },
  { id: 'afro', label: 'Afro' },
  { id: 'pony', label: 'High ponytail' },
  { id: 'pixie', label: 'Pixie' },
  { id: 'sidepart', label: 'Side parting' },
  { id: 'fadecrop', label: 'Cropped coils' },
  { id: 'flow', label: 'Shoulder length' },
  { id: 'buzz', label: 'Buzz cut' },
  { id: 'braids', label: 'Two braids' },
  { id: 'fringe', label: 'Long with fringe' },
  { id: 'mop', label: 'Mop' },
  { id: 'curls', label: 'Curls' },
] as const

/** The id of a hair style. */
export type HairStyleId = (typeof hairStyles)[number]['id']

/** Hair colours from dark to light. */
export const hairColors = [
  { id: 'black', label: 'Black', color: tone(0x221c1d) },
  { id: 'espresso', label: 'Espresso', color: tone(0x3b2620) },
  { id: 'brown', label: 'Brown', color: tone(0x63402b) },
  { id: 'copper', label: 'Copper', color: tone(0x9a4526) },
  { id: 'ash', label: 'Ash', color: tone(0x7d6b5d) },
  { id: 'honey', label: 'Honey', color: tone(0xa9794a) },
  { id: 'blond', label: 'Blond', color: tone(0xcfa970) },
  { id: 'silver', label: 'Silver', color: tone(0xa9a6a3) },
] as const

/** The id of a hair colour. */
export type HairColorId = (typeof hairColors)[number]['id']

/** The hair colour of an id. */
export const hairColorOf = (id: HairColorId): Color =>
  (hairColors.find((entry) => entry.id === id) ?? hairColors[0]).color
