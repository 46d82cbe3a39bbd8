import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const sideRelease = defineNotion({
  id: 'sideRelease',
  label: 'Side-release buckle',
  family: 'buckles',
  colors: [
    [parts.body, '#232427'],
    [parts.strap, '#34363b'],
  ],
  size: [110, 36],
  knobs: { dome: numberKnob('Roundness', [0.1, 0.5, 1]) },
})
