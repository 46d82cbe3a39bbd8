import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const biasBinding = defineNotion({
  id: 'biasBinding',
  label: 'Bias binding',
  family: 'edgings',
  colors: [
    [parts.cloth, '#2d4f7c'],
    [parts.thread, '#1f3a5e'],
  ],
  size: [220, 14],
  knobs: { length: length(220), slant: numberKnob('Slant', [0.2, 0.5, 1]) },
  runs: 'length',
})
