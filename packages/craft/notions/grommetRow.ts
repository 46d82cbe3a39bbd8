import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const grommetRow = defineNotion({
  id: 'grommetRow',
  label: 'Row of grommets',
  family: 'metalware',
  colors: [[parts.metal, '#bfc2c7']],
  size: [200, 18],
  knobs: { length: length(200), count: numberKnob('Grommets', [3, 8, 24], '', 1) },
  runs: 'length',
})
