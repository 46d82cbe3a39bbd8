import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const dungareeClip = defineNotion({
  id: 'dungareeClip',
  label: 'Dungaree clip',
  family: 'buckles',
  colors: [
    [parts.strap, '#46608c'],
    [parts.metal, '#b88a4c'],
  ],
  size: [44, 96],
  knobs: { thickness: numberKnob('Thickness', [0.4, 0.6, 1]) },
})
