import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { puller } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const chunkyZip = defineNotion({
  id: 'chunkyZip',
  label: 'Chunky moulded zip',
  family: 'zips',
  colors: [
    [parts.tape, '#26262a'],
    [parts.body, '#e4572e'],
  ],
  size: [36, 220],
  knobs: { teeth: numberKnob('Teeth', [16, 32, 60], '', 1), puller },
})
