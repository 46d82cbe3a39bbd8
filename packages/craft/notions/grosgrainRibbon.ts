import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const grosgrainRibbon = defineNotion({
  id: 'grosgrainRibbon',
  label: 'Grosgrain ribbon',
  family: 'edgings',
  colors: [
    [parts.ribbon, '#22305a'],
    [parts.border, '#f1ece0'],
  ],
  size: [220, 26],
  knobs: { length: length(220), stripes: numberKnob('Stripes', [0, 1, 3], '', 1) },
  runs: 'length',
})
