/** Pixels of the sheet from (x0, y0) up to and without (x1, y1). */
export interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}

/** A box that holds nothing, to be widened. */
export const emptyBox = (): Box => ({ x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity })

/** Whether a box holds no pixel. */
export const isEmptyBox = ({ x0, y0, x1, y1 }: Readonly<Box>): boolean => x0 >= x1 || y0 >= y1

/** Widens a box by another, in place. */
export function includeBox(box: Box, x0: number, y0: number, x1: number, y1: number): void {
  if (x0 < box.x0) box.x0 = x0
  if (y0 < box.y0) box.y0 = y0
  if (x1 > box.x1) box.x1 = x1
  if (y1 > box.y1) box.y1 = y1
}

/** What two boxes share. */
export const sharedBox = (a: Readonly<Box>, b: Readonly<Box>): Box => ({
  x0: Math.max(a.x0, b.x0),
  y0: Math.max(a.y0, b.y0),
  x1: Math.min(a.x1, b.x1),
  y1: Math.min(a.y1, b.y1),
})
