import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const leafApplique = defineNotion({
  id: 'leafApplique',
  label: 'Leaf appliqué',
  family: 'applique',
  colors: [
    [parts.cloth, '#5d8a53'],
    [parts.thread, '#3b5f36'],
  ],
  size: [60, 100],
  knobs: { veins: numberKnob('Veins', [3, 5, 8], '', 1) },
})
