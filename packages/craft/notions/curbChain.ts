import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const curbChain = defineNotion({
  id: 'curbChain',
  label: 'Curb chain',
  family: 'cords',
  colors: [[parts.metal, '#cda650']],
  size: [180, 18],
  knobs: { length: length(180), thickness: numberKnob('Thickness', [0.4, 0.7, 1]) },
  runs: 'length',
})
