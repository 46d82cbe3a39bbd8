import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const piping = defineNotion({
  id: 'piping',
  label: 'Piping',
  family: 'edgings',
  colors: [[parts.cloth, '#f4efe4']],
  size: [220, 8],
  knobs: { length: length(220), dome: numberKnob('Roundness', [0.1, 0.5, 1]) },
  runs: 'length',
})
