import { defineNotion } from './notion.ts'
import { stitch } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const swallowEmbroidery = defineNotion({
  id: 'swallowEmbroidery',
  label: 'Embroidered swallow',
  family: 'embroidery',
  colors: [
    [parts.thread, '#24345f'],
    [parts.secondThread, '#f0e6da'],
    [parts.thirdThread, '#b9452f'],
  ],
  size: [110, 80],
  knobs: { stitch },
})
