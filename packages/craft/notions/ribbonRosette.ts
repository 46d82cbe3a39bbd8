import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const ribbonRosette = defineNotion({
  id: 'ribbonRosette',
  label: 'Ribbon rosette',
  family: 'bows',
  colors: [
    [parts.ribbon, '#b3272f'],
    [parts.body, '#f4ead8'],
  ],
  size: [86, 130],
  knobs: { pleats: numberKnob('Pleats', [10, 22, 40], '', 1) },
})
