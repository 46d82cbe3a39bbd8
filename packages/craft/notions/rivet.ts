import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const rivet = defineNotion({
  id: 'rivet',
  label: 'Rivet',
  family: 'metalware',
  colors: [[parts.metal, '#b07d49']],
  size: [9, 9],
  knobs: { rim: numberKnob('Rim', [0.05, 0.16, 0.3]) },
})
