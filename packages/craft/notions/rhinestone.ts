import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const rhinestone = defineNotion({
  id: 'rhinestone',
  label: 'Rhinestone',
  family: 'sparkle',
  colors: [
    [parts.stone, '#e4edf6'],
    [parts.metal, '#b4b8be'],
  ],
  size: [7, 7],
  knobs: { facets: numberKnob('Facets', [6, 8, 14], '', 1) },
})
