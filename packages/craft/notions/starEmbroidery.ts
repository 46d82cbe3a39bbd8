import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { stitch } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const starEmbroidery = defineNotion({
  id: 'starEmbroidery',
  label: 'Embroidered star',
  family: 'embroidery',
  colors: [[parts.thread, '#e0b64a']],
  size: [40, 40],
  knobs: { stitch, points: numberKnob('Points|notion', [4, 5, 8], '', 1) },
})
