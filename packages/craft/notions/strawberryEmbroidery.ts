import { defineNotion } from './notion.ts'
import { stitch } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const strawberryEmbroidery = defineNotion({
  id: 'strawberryEmbroidery',
  label: 'Embroidered strawberry',
  family: 'embroidery',
  colors: [
    [parts.thread, '#c8303a'],
    [parts.secondThread, '#4b7f43'],
    [parts.thirdThread, '#f3dfa0'],
  ],
  size: [46, 56],
  knobs: { stitch },
})
