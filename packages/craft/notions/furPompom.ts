import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const furPompom = defineNotion({
  id: 'furPompom',
  label: 'Fur pompom',
  family: 'fringes',
  colors: [[parts.body, '#a58c74']],
  size: [80, 80],
  knobs: { fullness: numberKnob('Fullness', [0.2, 0.55, 1]) },
})
