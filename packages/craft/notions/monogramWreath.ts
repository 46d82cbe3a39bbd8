import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { stitch } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const monogramWreath = defineNotion({
  id: 'monogramWreath',
  label: 'Laurel wreath',
  family: 'embroidery',
  colors: [[parts.thread, '#c7a24c']],
  size: [110, 110],
  knobs: { stitch, leaves: numberKnob('Leaves', [6, 11, 16], '', 1) },
})
