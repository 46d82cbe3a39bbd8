import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const flapPocket = defineNotion({
  id: 'flapPocket',
  label: 'Flap pocket',
  family: 'pockets',
  colors: [
    [parts.cloth, '#70644f'],
    [parts.thread, '#4f4637'],
  ],
  size: [150, 62],
  knobs: { corner: numberKnob('Corner', [0, 0.5, 1]) },
})
