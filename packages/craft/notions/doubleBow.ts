import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const doubleBow = defineNotion({
  id: 'doubleBow',
  label: 'Double bow',
  family: 'bows',
  colors: [
    [parts.ribbon, '#2d2a2e'],
    [parts.secondThread, '#c9a24f'],
  ],
  size: [120, 76],
  knobs: { fullness: numberKnob('Fullness', [0.2, 0.55, 1]) },
})
