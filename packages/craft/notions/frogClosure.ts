import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const frogClosure = defineNotion({
  id: 'frogClosure',
  label: 'Frog closure',
  family: 'fastenings',
  colors: [[parts.cord, '#8e1f2f']],
  size: [84, 34],
  knobs: { count: numberKnob('Loops', [1, 3, 4], '', 1) },
})
