import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const jewelCluster = defineNotion({
  id: 'jewelCluster',
  label: 'Jewel cluster',
  family: 'sparkle',
  colors: [
    [parts.stone, '#2d6fa8'],
    [parts.secondThread, '#b6304f'],
    [parts.metal, '#c8a553'],
  ],
  size: [60, 70],
  knobs: { count: numberKnob('Stones', [6, 12, 20], '', 1) },
})
