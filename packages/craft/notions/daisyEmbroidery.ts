import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { stitch } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const daisyEmbroidery = defineNotion({
  id: 'daisyEmbroidery',
  label: 'Embroidered daisy',
  family: 'embroidery',
  colors: [
    [parts.thread, '#fbf8f0'],
    [parts.secondThread, '#e3b033'],
    [parts.thirdThread, '#57804c'],
  ],
  size: [60, 80],
  knobs: { stitch, petals: numberKnob('Petals', [6, 12, 18], '', 1) },
})
