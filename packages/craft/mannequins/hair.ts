import type { Color } from '../colors/color.ts'
import { tone } from './tone.ts'

/** Every hair style, in the order of the screen; each is drawn by the file of its name in picture/people/hair. */
export const hairStyles = [
  { id: 'waves', label: 'Long waves' },
  { id: 'lob', label: 'Wavy lob' },
  { id: 'bob', label: 'Bob with fringe' },
  { id: 'frenchBob', label: 'French bob' },
  { id: 'fringe', label: 'Long with fringe' },
  { id: 'chignon', label: 'Chignon' },
  { id: 'lowBun', label: 'Low bun' },
  { id: 'pony', label: 'High ponytail' },
  { id: 'pixie', label: 'Pixie' },
  { id: 'afro', label: 'Afro' },
  { id: 'coils', label: 'Long coils' },
  { id: 'boxBraids', label: 'Box braids' },
  { id: 'cornrows', label: 'Cornrows' },
  { id: 'locs', label: 'Locs' },
  { id: 'curls', label: 'Curls' },
  { id: 'headscarf', label: 'Headscarf' },
  { id: 'headwrap', label: 'Headwrap' },
  { id: 'sidepart', label: 'Side parting' },
  { id: 'quiff', label: 'Quiff' },
  { id: 'slicked', label: 'Slicked back' },
  { id: 'crewCut', label: 'Crew cut' },
  { id: 'fadecrop', label: 'Cropped coils' },
  { id: 'buzz', label: 'Buzz cut' },
  { id: 'flow', label: 'Shoulder length' },
  { id: 'manBun', label: 'Man bun' },
  { id: 'braids', label: 'Two braids' },
  { id: 'pigtails', label: 'Pigtails' },
  { id: 'spaceBuns', label: 'Space buns' },
  { id: 'mop', label: 'Mop' },
  { id: 'wisps', label: 'Toddler wisps' },
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
