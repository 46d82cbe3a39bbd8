import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const beadedBraid = defineNotion({
  id: 'beadedBraid',
  label: 'Beaded braid',
  family: 'edgings',
  colors: [
    [parts.thread, '#2b2740'],
    [parts.stone, '#d6dbe6'],
    [parts.metal, '#c9a452'],
  ],
  size: [220, 24],
  knobs: { length: length(220), motifs: numberKnob('Motifs', [4, 10, 24], '', 1) },
  runs: 'length',
})
