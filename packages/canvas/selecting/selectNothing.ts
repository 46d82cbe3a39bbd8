import { isEmptyBox } from '../tiles/box.ts'
import type { Selection } from '../tiles/selection.ts'

/** A selection of nothing. */
export const selectNothing = (width: number, height: number): Selection => ({
  width,
  height,
  alpha: new Uint8Array(width * height),
  box: { x0: 0, y0: 0, x1: 0, y1: 0 },
})

/** A selection of the whole sheet. */
export const selectAll = (width: number, height: number): Selection => ({
  width,
  height,
  alpha: new Uint8Array(width * height).fill(255),
  box: { x0: 0, y0: 0, x1: width, y1: height },
})

/** Whether nothing is selected. */
export const isNothing = ({ box }: Selection): boolean => isEmptyBox(box)
