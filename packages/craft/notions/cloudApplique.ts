import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const cloudApplique = defineNotion({
  id: 'cloudApplique',
  label: 'Cloud appliqué',
  family: 'applique',
  colors: [
    [parts.cloth, '#e6eef6'],
    [parts.thread, '#9fb6cc'],
  ],
  size: [110, 66],
  knobs: { dome: numberKnob('Roundness', [0.1, 0.5, 1]) },
})
