import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const ropeCord = defineNotion({
  id: 'ropeCord',
  label: 'Twisted rope',
  family: 'cords',
  colors: [
    [parts.cord, '#e7dcc4'],
    [parts.secondThread, '#2c4a6e'],
  ],
  size: [200, 12],
  knobs: { length: length(200), twists: numberKnob('Twists', [6, 20, 50], '', 1) },
  runs: 'length',
})
