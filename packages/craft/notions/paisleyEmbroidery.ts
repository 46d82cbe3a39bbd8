import { defineNotion } from './notion.ts'
import { stitch } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const paisleyEmbroidery = defineNotion({
  id: 'paisleyEmbroidery',
  label: 'Embroidered paisley',
  family: 'embroidery',
  colors: [
    [parts.thread, '#7a2335'],
    [parts.secondThread, '#d9a641'],
    [parts.thirdThread, '#2f6a6d'],
  ],
  size: [80, 120],
  knobs: { stitch },
})
