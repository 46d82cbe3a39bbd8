import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { puller } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const coilZip = defineNotion({
  id: 'coilZip',
  label: 'Coil zip',
  family: 'zips',
  colors: [
    [parts.tape, '#26304a'],
    [parts.metal, '#b7bac0'],
  ],
  size: [26, 200],
  knobs: { teeth: numberKnob('Teeth', [40, 80, 160], '', 1), puller },
})
