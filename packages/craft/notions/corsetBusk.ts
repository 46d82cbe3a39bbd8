import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const corsetBusk = defineNotion({
  id: 'corsetBusk',
  label: 'Corset busk',
  family: 'fastenings',
  colors: [
    [parts.metal, '#b9bcc1'],
    [parts.cloth, '#e7d8cb'],
  ],
  size: [44, 260],
  knobs: { count: numberKnob('Studs', [3, 5, 8], '', 1) },
})
