import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const yarnFringe = defineNotion({
  id: 'yarnFringe',
  label: 'Yarn fringe',
  family: 'fringes',
  colors: [[parts.thread, '#efe5d0']],
  size: [220, 90],
  knobs: { length: length(220), strands: numberKnob('Strands to 10 cm', [12, 26, 50], '', 1) },
  runs: 'length',
})
