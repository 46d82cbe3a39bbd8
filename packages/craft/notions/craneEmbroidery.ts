import { defineNotion } from './notion.ts'
import { stitch } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const craneEmbroidery = defineNotion({
  id: 'craneEmbroidery',
  label: 'Embroidered crane',
  family: 'embroidery',
  colors: [
    [parts.thread, '#f5f2ea'],
    [parts.secondThread, '#22242a'],
    [parts.thirdThread, '#c2332f'],
  ],
  size: [180, 150],
  knobs: { stitch },
})
