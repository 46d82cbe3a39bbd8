import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const zipPuller = defineNotion({
  id: 'zipPuller',
  label: 'Zip puller',
  family: 'zips',
  colors: [
    [parts.metal, '#c3c6ca'],
    [parts.cord, '#24242a'],
  ],
  size: [14, 48],
  knobs: { thickness: numberKnob('Thickness', [0.4, 0.7, 1]) },
})
