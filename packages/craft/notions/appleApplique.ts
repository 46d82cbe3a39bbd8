import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const appleApplique = defineNotion({
  id: 'appleApplique',
  label: 'Apple appliqué',
  family: 'applique',
  colors: [
    [parts.cloth, '#b8322c'],
    [parts.secondThread, '#5b8a47'],
    [parts.thread, '#6f1a17'],
  ],
  size: [60, 70],
  knobs: { sheen: numberKnob('Sheen', [0, 0.5, 1]) },
})
