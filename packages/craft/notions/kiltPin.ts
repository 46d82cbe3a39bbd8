import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const kiltPin = defineNotion({
  id: 'kiltPin',
  label: 'Kilt pin',
  family: 'fastenings',
  colors: [[parts.metal, '#c5a14f']],
  size: [92, 24],
  knobs: { thickness: numberKnob('Thickness', [0.4, 0.6, 1]) },
})
