import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const rhinestoneRow = defineNotion({
  id: 'rhinestoneRow',
  label: 'Rhinestone chain',
  family: 'sparkle',
  colors: [
    [parts.stone, '#e4edf6'],
    [parts.metal, '#b4b8be'],
  ],
  size: [200, 7],
  knobs: { length: length(200), gap: numberKnob('Gap', [0, 0.1, 0.6]) },
  runs: 'length',
})
