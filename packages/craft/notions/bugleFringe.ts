import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const bugleFringe = defineNotion({
  id: 'bugleFringe',
  label: 'Bugle bead fringe',
  family: 'sparkle',
  colors: [
    [parts.body, '#2a2a30'],
    [parts.thread, '#4a4a52'],
  ],
  size: [180, 90],
  knobs: { length: length(180), strands: numberKnob('Strands to 10 cm', [8, 18, 34], '', 1) },
  runs: 'length',
})
