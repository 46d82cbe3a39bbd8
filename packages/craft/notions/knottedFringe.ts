import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const knottedFringe = defineNotion({
  id: 'knottedFringe',
  label: 'Knotted fringe',
  family: 'fringes',
  colors: [[parts.thread, '#e7d9bd']],
  size: [220, 140],
  knobs: { length: length(220), count: numberKnob('Knots', [4, 10, 22], '', 1) },
  runs: 'length',
})
