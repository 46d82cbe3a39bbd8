import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const cascade = defineNotion({
  id: 'cascade',
  label: 'Waterfall flounce',
  family: 'ruffles',
  colors: [
    [parts.cloth, '#c7a7c9'],
    [parts.lining, '#a583a8'],
  ],
  size: [130, 360],
  knobs: { fullness: numberKnob('Fullness', [0.2, 0.55, 1]) },
})
