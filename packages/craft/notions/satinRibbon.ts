import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const satinRibbon = defineNotion({
  id: 'satinRibbon',
  label: 'Satin ribbon',
  family: 'edgings',
  colors: [[parts.ribbon, '#c98595']],
  size: [220, 18],
  knobs: { length: length(220), sheen: numberKnob('Sheen', [0, 0.6, 1]) },
  runs: 'length',
})
