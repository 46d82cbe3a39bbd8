import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const patchPocket = defineNotion({
  id: 'patchPocket',
  label: 'Patch pocket',
  family: 'pockets',
  colors: [
    [parts.cloth, '#4a6288'],
    [parts.thread, '#d9a24a'],
  ],
  size: [140, 160],
  knobs: { corner: numberKnob('Corner', [0, 0.5, 1]) },
})
