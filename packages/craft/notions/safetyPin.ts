import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const safetyPin = defineNotion({
  id: 'safetyPin',
  label: 'Safety pin',
  family: 'fastenings',
  colors: [[parts.metal, '#c4c7cc']],
  size: [52, 16],
  knobs: { thickness: numberKnob('Thickness', [0.4, 0.6, 1]) },
})
