import { defineNotion } from './notion.ts'
import { stitch } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const fishEmbroidery = defineNotion({
  id: 'fishEmbroidery',
  label: 'Embroidered fish',
  family: 'embroidery',
  colors: [
    [parts.thread, '#3b7ea1'],
    [parts.secondThread, '#e58a4e'],
    [parts.thirdThread, '#1d1a1f'],
  ],
  size: [110, 56],
  knobs: { stitch },
})
