import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const flowerButton = defineNotion({
  id: 'flowerButton',
  label: 'Flower button',
  family: 'buttons',
  colors: [
    [parts.body, '#f2c14b'],
    [parts.thread, '#8b5d13'],
  ],
  size: [18, 18],
  knobs: { count: numberKnob('Petals', [4, 6, 10], '', 1) },
})
