import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const satinBow = defineNotion({
  id: 'satinBow',
  label: 'Satin bow',
  family: 'bows',
  colors: [[parts.ribbon, '#d98a9c']],
  size: [110, 84],
  knobs: { fullness: numberKnob('Fullness', [0.2, 0.55, 1]) },
})
