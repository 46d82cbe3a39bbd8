import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const crystalButton = defineNotion({
  id: 'crystalButton',
  label: 'Crystal button',
  family: 'buttons',
  colors: [
    [parts.stone, '#dfe8f2'],
    [parts.metal, '#b9bcc4'],
  ],
  size: [16, 16],
  knobs: { count: numberKnob('Facets', [6, 8, 14], '', 1) },
})
