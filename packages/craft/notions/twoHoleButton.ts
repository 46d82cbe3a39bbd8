import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const twoHoleButton = defineNotion({
  id: 'twoHoleButton',
  label: 'Two-hole button',
  family: 'buttons',
  colors: [
    [parts.body, '#e9e2d2'],
    [parts.thread, '#cfc5ad'],
  ],
  size: [15, 15],
  knobs: { rim: numberKnob('Rim', [0.05, 0.16, 0.3]) },
})
