import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const jettedPocket = defineNotion({
  id: 'jettedPocket',
  label: 'Jetted pocket',
  family: 'pockets',
  colors: [[parts.cloth, '#3a3b42']],
  size: [140, 18],
  knobs: { thickness: numberKnob('Width of the jetting', [0.3, 0.5, 1]) },
})
