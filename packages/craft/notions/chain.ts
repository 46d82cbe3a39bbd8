import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const chain = defineNotion({
  id: 'chain',
  label: 'Chain',
  family: 'cords',
  colors: [[parts.metal, '#cfd2d6']],
  size: [180, 16],
  knobs: { length: length(180), links: numberKnob('Links to the length', [6, 16, 40], '', 1) },
  runs: 'length',
})
