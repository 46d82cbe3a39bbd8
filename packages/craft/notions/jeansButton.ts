import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const jeansButton = defineNotion({
  id: 'jeansButton',
  label: 'Jeans tack button',
  family: 'buttons',
  colors: [
    [parts.metal, '#a8794a'],
    [parts.mark, '#6f4c2a'],
  ],
  size: [17, 17],
  knobs: { dome: numberKnob('Roundness', [0.1, 0.5, 1]) },
})
