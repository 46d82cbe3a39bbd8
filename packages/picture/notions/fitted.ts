import type { DrawNotion } from './drawing.ts'

/** Draws a notion in a share of its size: what reaches beyond its own measure would be cut off at the edge of the pad. */
export const fitted =
  (share: number, draw: DrawNotion): DrawNotion =>
  (drawing) =>
    draw({ ...drawing, width: drawing.width * share, height: drawing.height * share })
