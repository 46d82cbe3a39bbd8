import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const zipPocket = defineNotion({
  id: 'zipPocket',
  label: 'Zip pocket',
  family: 'pockets',
  colors: [
    [parts.cloth, '#2b2d31'],
    [parts.metal, '#c4c7cb'],
  ],
  size: [170, 22],
  knobs: { teeth: numberKnob('Teeth', [20, 48, 90], '', 1) },
})
