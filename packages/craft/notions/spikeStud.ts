import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const spikeStud = defineNotion({
  id: 'spikeStud',
  label: 'Cone spike',
  family: 'metalware',
  colors: [[parts.metal, '#b5b8bd']],
  size: [12, 12],
  knobs: { dome: numberKnob('Roundness', [0.1, 0.5, 1]) },
})
