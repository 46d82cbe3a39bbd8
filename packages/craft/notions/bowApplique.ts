import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const bowApplique = defineNotion({
  id: 'bowApplique',
  label: 'Bow appliqué',
  family: 'applique',
  colors: [
    [parts.cloth, '#d3455b'],
    [parts.thread, '#8e2436'],
  ],
  size: [90, 56],
  knobs: { fullness: numberKnob('Fullness', [0.2, 0.55, 1]) },
})
