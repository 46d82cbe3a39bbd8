import { defineNotion } from './notion.ts'
import { stitch } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const eyeEmbroidery = defineNotion({
  id: 'eyeEmbroidery',
  label: 'Embroidered eye',
  family: 'embroidery',
  colors: [
    [parts.thread, '#2e6f9e'],
    [parts.secondThread, '#f6f2ea'],
    [parts.thirdThread, '#1d1a1f'],
  ],
  size: [90, 60],
  knobs: { stitch },
})
