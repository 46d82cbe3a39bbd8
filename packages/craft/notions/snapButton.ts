import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const snapButton = defineNotion({
  id: 'snapButton',
  label: 'Press stud',
  family: 'buttons',
  colors: [[parts.metal, '#b7babf']],
  size: [14, 14],
  knobs: { rim: numberKnob('Rim', [0.05, 0.16, 0.3]) },
})
