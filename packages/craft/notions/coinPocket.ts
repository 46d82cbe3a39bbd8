import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const coinPocket = defineNotion({
  id: 'coinPocket',
  label: 'Coin pocket',
  family: 'pockets',
  colors: [
    [parts.cloth, '#3f5a86'],
    [parts.thread, '#d69a3c'],
    [parts.metal, '#b07d49'],
  ],
  size: [75, 80],
  knobs: { corner: numberKnob('Corner', [0, 0.3, 1]) },
})
