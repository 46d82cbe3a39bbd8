import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const gimpBraid = defineNotion({
  id: 'gimpBraid',
  label: 'Gimp braid',
  family: 'edgings',
  colors: [[parts.thread, '#c7a24c']],
  size: [220, 16],
  knobs: { length: length(220), waves: numberKnob('Waves|notion', [6, 20, 44], '', 1) },
  runs: 'length',
})
