import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const eyelet = defineNotion({
  id: 'eyelet',
  label: 'Stitched eyelet',
  family: 'metalware',
  colors: [[parts.thread, '#f3ede1']],
  size: [10, 10],
  knobs: { rim: numberKnob('Rim', [0.05, 0.16, 0.3]) },
})
