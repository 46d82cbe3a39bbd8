import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const cherryApplique = defineNotion({
  id: 'cherryApplique',
  label: 'Cherry appliqué',
  family: 'applique',
  colors: [
    [parts.cloth, '#c3242f'],
    [parts.secondThread, '#4c7b42'],
    [parts.thread, '#7f1119'],
  ],
  size: [70, 80],
  knobs: { sheen: numberKnob('Sheen', [0, 0.6, 1]) },
})
