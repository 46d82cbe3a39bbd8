import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const lightningApplique = defineNotion({
  id: 'lightningApplique',
  label: 'Lightning appliqué',
  family: 'applique',
  colors: [
    [parts.cloth, '#f2c531'],
    [parts.thread, '#b9860c'],
  ],
  size: [50, 100],
  knobs: { lean: numberKnob('Lean', [0, 0.5, 1]) },
})
