import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const leatherButton = defineNotion({
  id: 'leatherButton',
  label: 'Leather knot button',
  family: 'buttons',
  colors: [[parts.body, '#5a3a24']],
  size: [24, 24],
  knobs: { dome: numberKnob('Roundness', [0.1, 0.5, 1]) },
})
