import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { puller } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const metalZip = defineNotion({
  id: 'metalZip',
  label: 'Metal zip',
  family: 'zips',
  colors: [
    [parts.tape, '#1f1f22'],
    [parts.metal, '#c6a253'],
  ],
  size: [30, 200],
  knobs: { teeth: numberKnob('Teeth', [20, 44, 90], '', 1), puller },
})
