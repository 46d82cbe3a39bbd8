import type { Selection } from '../tiles/selection.ts'
import { combined } from './combined.ts'
import { grown } from './grown.ts'

/** A band of so many pixels along the edge of a selection, half of it on each side. */
export const bordered = (selection: Selection, width: number): Selection =>
  combined(grown(selection, width / 2), grown(selection, -width / 2), 'subtract')
