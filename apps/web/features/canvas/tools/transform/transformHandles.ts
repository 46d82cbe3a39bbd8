import type { Handle } from '@toile/canvas/transforming/dragHandle.ts'
import { carried, type Place } from '@toile/canvas/warping/matrices.ts'
import type { OpenTransform } from './transform.ts'

/** Handles of a box: corners in turn, then the middles of its sides. */
export const handles: readonly Handle[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [0.5, 0],
  [1, 0.5],
  [0.5, 1],
  [0, 0.5],
]

/** A place of the box, told as shares of its sides, as it lies on the sheet now. */
export function handlePlace({ box, matrix }: Pick<OpenTransform, 'box' | 'matrix'>, [across, down]: Place): Place {
  const at: Place = [box.x0 + (box.x1 - box.x0) * across, box.y0 + (box.y1 - box.y0) * down]
  return carried(matrix, at) ?? at
}

/** The outline of the box as it lies on the sheet now. */
export const outlineOf = (open: Pick<OpenTransform, 'box' | 'matrix'>): readonly Place[] =>
  handles.slice(0, 4).map((handle) => handlePlace(open, handle))

/** Whether a place lies within an outline. */
export function isInside(outline: readonly Place[], [x, y]: Place): boolean {
  let inside = false
  outline.forEach(([fromX, fromY], i) => {
    const [toX, toY] = outline[(i + 1) % outline.length] ?? [fromX, fromY]
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) inside = !inside
  })
  return inside
}

/** What a hand takes hold of: a handle, a knot of the mesh, all of it, or what turns it. */
export type Grip =
  | { readonly is: 'handle'; readonly handle: Handle; readonly index: number }
  | { readonly is: 'knot'; readonly index: number }
  | { readonly is: 'inside' }
  | { readonly is: 'outside' }

/** What lies under a hand; handles reach so many pixels of the sheet. */
export function gripAt(open: Pick<OpenTransform, 'box' | 'matrix' | 'mesh'>, at: Place, reach: number): Grip {
  const isNear = (place: Place) => Math.hypot(place[0] - at[0], place[1] - at[1]) < reach
  if (open.mesh) {
    const index = open.mesh.places.findIndex(isNear)
    if (index >= 0) return { is: 'knot', index }
    return { is: 'inside' }
  }
  const index = handles.findIndex((handle) => isNear(handlePlace(open, handle)))
  const handle = handles[index]
  if (handle) return { is: 'handle', handle, index }
  return { is: isInside(outlineOf(open), at) ? 'inside' : 'outside' }
}
