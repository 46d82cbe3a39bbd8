import type { Selection } from '../tiles/selection.ts'
import { boundedSelection } from './boundedSelection.ts'

/** What is not selected. */
export const inverted = ({ width, height, alpha }: Selection): Selection =>
  boundedSelection(
    width,
    height,
    alpha.map((inside) => 255 - inside),
  )
