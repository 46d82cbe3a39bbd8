import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const cordLoop = defineNotion({
  id: 'cordLoop',
  label: 'Button loops',
  family: 'cords',
  colors: [[parts.cord, '#efe5d8']],
  size: [16, 160],
  knobs: { count: numberKnob('Loops', [3, 9, 24], '', 1), thickness: numberKnob('Thickness', [0.4, 0.6, 1]) },
})
