import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const flowerApplique = defineNotion({
  id: 'flowerApplique',
  label: 'Flower appliqué',
  family: 'applique',
  colors: [
    [parts.cloth, '#f2a7b5'],
    [parts.secondThread, '#e9c04a'],
    [parts.thread, '#d9788c'],
  ],
  size: [80, 80],
  knobs: { petals: numberKnob('Petals', [4, 5, 9], '', 1) },
})
