import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { puller } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const twoWayZip = defineNotion({
  id: 'twoWayZip',
  label: 'Two-way zip',
  family: 'zips',
  colors: [
    [parts.tape, '#39424f'],
    [parts.metal, '#a6a9ae'],
  ],
  size: [30, 300],
  knobs: { teeth: numberKnob('Teeth', [30, 64, 120], '', 1), puller },
})
