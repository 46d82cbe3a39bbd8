import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const pussyBow = defineNotion({
  id: 'pussyBow',
  label: 'Pussy bow',
  family: 'bows',
  colors: [[parts.ribbon, '#efe3d2']],
  size: [170, 240],
  knobs: { fullness: numberKnob('Fullness', [0.2, 0.55, 1]) },
})
