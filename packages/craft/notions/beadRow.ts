import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const beadRow = defineNotion({
  id: 'beadRow',
  label: 'Row of beads',
  family: 'sparkle',
  colors: [
    [parts.body, '#2f6a8a'],
    [parts.thread, '#1d3d50'],
  ],
  size: [200, 5],
  knobs: { length: length(200), gap: numberKnob('Gap', [0, 0.15, 0.7]) },
  runs: 'length',
})
