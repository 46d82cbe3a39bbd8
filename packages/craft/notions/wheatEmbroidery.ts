import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { stitch } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const wheatEmbroidery = defineNotion({
  id: 'wheatEmbroidery',
  label: 'Embroidered wheat',
  family: 'embroidery',
  colors: [[parts.thread, '#d0a148']],
  size: [50, 140],
  knobs: { stitch, grains: numberKnob('Grains', [4, 8, 12], '', 1) },
})
