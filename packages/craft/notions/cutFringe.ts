import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const cutFringe = defineNotion({
  id: 'cutFringe',
  label: 'Cut leather fringe',
  family: 'fringes',
  colors: [[parts.cloth, '#8a5b35']],
  size: [220, 120],
  knobs: { length: length(220), strands: numberKnob('Strands to 10 cm', [8, 16, 34], '', 1) },
  runs: 'length',
})
