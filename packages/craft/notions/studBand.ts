import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const studBand = defineNotion({
  id: 'studBand',
  label: 'Band of studs',
  family: 'metalware',
  colors: [[parts.metal, '#c9ccd1']],
  size: [160, 24],
  knobs: { length: length(160), rows: numberKnob('Rows|notion', [1, 2, 4], '', 1) },
  runs: 'length',
})
