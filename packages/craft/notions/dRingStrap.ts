import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const dRingStrap = defineNotion({
  id: 'dRingStrap',
  label: 'D-ring strap',
  family: 'buckles',
  colors: [
    [parts.strap, '#2c2e33'],
    [parts.metal, '#c4c7cb'],
  ],
  size: [110, 34],
  knobs: { thickness: numberKnob('Thickness', [0.4, 0.6, 1]) },
})
