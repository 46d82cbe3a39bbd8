import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const metalPlate = defineNotion({
  id: 'metalPlate',
  label: 'Metal name plate',
  family: 'labels',
  colors: [
    [parts.metal, '#c9a654'],
    [parts.mark, '#86672a'],
  ],
  size: [56, 18],
  knobs: { count: numberKnob('Rivets', [0, 2, 4], '', 1) },
})
