import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const longTailBow = defineNotion({
  id: 'longTailBow',
  label: 'Bow with long tails',
  family: 'bows',
  colors: [[parts.ribbon, '#7c1f2d']],
  size: [150, 420],
  knobs: { fullness: numberKnob('Fullness', [0.2, 0.55, 1]) },
})
