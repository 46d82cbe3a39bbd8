import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const militaryButton = defineNotion({
  id: 'militaryButton',
  label: 'Military anchor button',
  family: 'buttons',
  colors: [
    [parts.metal, '#cda750'],
    [parts.mark, '#8f6d2b'],
  ],
  size: [22, 22],
  knobs: { dome: numberKnob('Roundness', [0.1, 0.5, 1]) },
})
