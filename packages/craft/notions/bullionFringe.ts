import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const bullionFringe = defineNotion({
  id: 'bullionFringe',
  label: 'Bullion fringe',
  family: 'fringes',
  colors: [[parts.thread, '#c9a24c']],
  size: [200, 50],
  knobs: { length: length(200), strands: numberKnob('Strands to 10 cm', [12, 26, 44], '', 1) },
  runs: 'length',
})
