import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const blazerButton = defineNotion({
  id: 'blazerButton',
  label: 'Crested blazer button',
  family: 'buttons',
  colors: [
    [parts.metal, '#c7a04e'],
    [parts.mark, '#8d6b28'],
  ],
  size: [20, 20],
  knobs: { dome: numberKnob('Roundness', [0.1, 0.5, 1]) },
})
