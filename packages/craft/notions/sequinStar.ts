import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const sequinStar = defineNotion({
  id: 'sequinStar',
  label: 'Sequin star',
  family: 'sparkle',
  colors: [[parts.body, '#d3d7df']],
  size: [80, 80],
  knobs: { points: numberKnob('Points|notion', [4, 5, 8], '', 1) },
})
