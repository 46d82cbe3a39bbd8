import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const flatBow = defineNotion({
  id: 'flatBow',
  label: 'Flat bow',
  family: 'bows',
  colors: [[parts.ribbon, '#1f2a44']],
  size: [90, 44],
  knobs: { fullness: numberKnob('Fullness', [0.2, 0.55, 1]) },
})
