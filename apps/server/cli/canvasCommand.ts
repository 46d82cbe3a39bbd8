import { act, commandOfActs } from './act.ts'
import { flattenCanvas, flattenOptions } from './canvasFlatten.ts'
import { openCanvas, openOptions } from './canvasOpen.ts'

/** Paintings as files: their picture, and other files of them. */
export const canvas = commandOfActs(
  {
    name: 'canvas',
    says: 'Works on paintings: canvas flatten FILE --out PICTURE, canvas open FILE|LOOK [--psd FILE] [--ora FILE] [--own FILE].',
    options: { ...flattenOptions, ...openOptions },
  },
  'What of a painting',
  { flatten: act(flattenOptions, flattenCanvas), open: act(openOptions, openCanvas) },
)
