import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const toggleButton = defineNotion({
  id: 'toggleButton',
  label: 'Toggle button',
  family: 'buttons',
  colors: [
    [parts.body, '#7a5433'],
    [parts.cord, '#2f2a28'],
  ],
  size: [52, 18],
  knobs: { dome: numberKnob('Roundness', [0.1, 0.5, 1]) },
})
