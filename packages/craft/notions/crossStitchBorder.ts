import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const crossStitchBorder = defineNotion({
  id: 'crossStitchBorder',
  label: 'Cross-stitch border',
  family: 'stitching',
  colors: [
    [parts.thread, '#b3272f'],
    [parts.secondThread, '#2a3f73'],
  ],
  size: [220, 22],
  knobs: { length: length(220), motifs: numberKnob('Motifs', [4, 9, 20], '', 1) },
  runs: 'length',
})
