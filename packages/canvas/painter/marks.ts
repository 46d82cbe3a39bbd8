import type { Layer } from '../document/layer.ts'
import type { Place } from './place.ts'
import { clippedPlace, groupPlace } from './places.ts'
import type { Run } from './runsOf.ts'
import type { Sources } from './sources.ts'

/** Whether two lists of marks are the same, one by one. */
export const sameMarks = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((mark, i) => mark === b[i])

/** What the picture of the first runs of a place, with what lies below it, depends on at a tile; of the layer `but` only where it stands, because a sandwich looks at it anew at each dab. */
export function marksOf(
  sources: Sources,
  place: Place,
  key: string,
  marks: unknown[],
  count = place.runs.length,
  but = '',
): void {
  place.marksBelow(key, marks)
  for (let at = 0; at < count; at++) {
    const run = place.runs[at]
    if (run) markRun(sources, place, run, at, key, marks, but)
  }
}

/** What one run adds. */
function markRun(
  sources: Sources,
  place: Place,
  run: Run,
  at: number,
  key: string,
  marks: unknown[],
  but: string,
): void {
  const { base, clipped } = run
  markLayer(sources, base, key, marks, but)
  if (base.kind === 'adjustment') {
    const reach = sources.reach(base)
    if (reach > 0)
      for (const near of sources.near(key, reach)) if (near !== key) marksOf(sources, place, near, marks, at, but)
  }
  if (base.kind === 'group') marksOf(sources, groupPlace(sources, base.id), key, marks, undefined, but)
  if (clipped.length > 0) {
    marks.push('clipped')
    const onto = clippedPlace(run, () => undefined, ownMarks(sources, base))
    for (const [i, one] of onto.runs.entries()) markRun(sources, onto, one, i, key, marks, but)
  }
}

/** What the own pixels of a layer depend on, those of a group being what it holds. */
export const ownMarks =
  (sources: Sources, layer: Layer) =>
  (key: string, marks: unknown[]): void => {
    if (layer.kind === 'group') marksOf(sources, groupPlace(sources, layer.id), key, marks)
    else marks.push(layer.id, sources.tileMark(layer, key))
  }

/** How a layer lies, and its pixels at a tile; nothing where it has none there. */
function markLayer(sources: Sources, layer: Layer, key: string, marks: unknown[], but: string): void {
  const { blend, opacity, id } = layer
  if (id === but) {
    marks.push(id, layer.kind, sources.reach(layer) > 0)
    return
  }
  const mask = sources.maskMark(layer, key)
  if (layer.kind === 'adjustment') marks.push(layer.adjustment, blend, opacity, mask)
  else if (layer.kind === 'group') marks.push(id, layer.passThrough, blend, opacity, mask)
  else {
    const tile = sources.tileMark(layer, key)
    if (tile !== undefined) marks.push(tile, blend, opacity, mask)
  }
}
