import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { puller } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const exposedZip = defineNotion({
  id: 'exposedZip',
  label: 'Exposed zip with puller',
  family: 'zips',
  colors: [
    [parts.tape, '#101012'],
    [parts.metal, '#cfd2d6'],
  ],
  size: [38, 220],
  knobs: { teeth: numberKnob('Teeth', [20, 40, 80], '', 1), puller },
})
