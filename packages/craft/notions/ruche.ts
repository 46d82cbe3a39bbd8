import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const ruche = defineNotion({
  id: 'ruche',
  label: 'Ruched strip',
  family: 'ruffles',
  colors: [[parts.cloth, '#7d8fb3']],
  size: [220, 40],
  knobs: { length: length(220), fullness: numberKnob('Fullness', [0.2, 0.55, 1]) },
  runs: 'length',
})
