import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const jabotFrill = defineNotion({
  id: 'jabotFrill',
  label: 'Jabot',
  family: 'ruffles',
  colors: [[parts.cloth, '#fbf7ef']],
  size: [150, 260],
  knobs: { fullness: numberKnob('Fullness', [0.2, 0.55, 1]), tiers: numberKnob('Tiers', [2, 4, 6], '', 1) },
})
