import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const jacquardRibbon = defineNotion({
  id: 'jacquardRibbon',
  label: 'Jacquard ribbon',
  family: 'edgings',
  colors: [
    [parts.ribbon, '#7b1f2a'],
    [parts.secondThread, '#d9b45a'],
    [parts.thirdThread, '#f2e6cc'],
  ],
  size: [220, 30],
  knobs: { length: length(220), motifs: numberKnob('Motifs', [4, 11, 24], '', 1) },
  runs: 'length',
})
