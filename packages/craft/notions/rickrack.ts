import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const rickrack = defineNotion({
  id: 'rickrack',
  label: 'Rickrack',
  family: 'edgings',
  colors: [[parts.tape, '#d0402f']],
  size: [220, 14],
  knobs: { length: length(220), waves: numberKnob('Waves|notion', [6, 18, 44], '', 1) },
  runs: 'length',
})
