import { blenders } from '../blending/index.ts'
import type { Layer } from '../document/layer.ts'
import type { Box } from '../tiles/box.ts'
import { wholeTile } from '../tiles/eachPatch.ts'
import type { Tile } from '../tiles/tile.ts'
import { adjusted } from './adjusted.ts'
import { fade } from './fade.ts'
import type { Kept } from './kept.ts'
import { marksOf, ownMarks } from './marks.ts'
import type { Place } from './place.ts'
import { clippedPlace, groupPlace, throughPlace } from './places.ts'
import type { Run } from './runsOf.ts'
import type { Sources } from './sources.ts'

/** What layers are laid from: the pixels of a painting, and pictures that were made of some before. */
export interface Bench {
  readonly sources: Sources
  readonly kept: Kept
  /** What lies below a run of a place at a tile, with only what changed made anew; nothing where it must be made whole. */
  readonly lowerAnew?: ((place: Place, at: number, key: string) => Tile | undefined) | undefined
}

/** Whether the layers of a group lie on what is below as if there was no group. */
export const isOpenGroup = (sources: Sources, layer: Layer, key: string): boolean =>
  layer.kind === 'group' && layer.passThrough && layer.opacity === 1 && !sources.mask(layer, key)

/** What lies below a run of a place. */
export const lowerOf =
  (bench: Bench, place: Place, count: number) =>
  (key: string): Tile | undefined => {
    const tile = place.below(key)
    if (tile) layRuns(bench, tile, place, key, wholeTile, count)
    return tile
  }

/** What a picture of what lies below a run depends on. */
const lowerMarks =
  ({ sources }: Bench, place: Place, count: number): Place['marksBelow'] =>
  (key, marks) =>
    marksOf(sources, place, key, marks, count)

/** The layers of a group on what lies below it. */
export const throughOf = (bench: Bench, place: Place, at: number, group: string): Place =>
  throughPlace(bench.sources, group, lowerOf(bench, place, at), lowerMarks(bench, place, at))

/** The picture of a layer by itself at a tile: of a group, what it holds; nothing where nothing is painted. */
export function ownPicture(bench: Bench, layer: Layer, key: string): Tile | undefined {
  const { sources, kept } = bench
  if (layer.kind !== 'group') return sources.tile(layer, key)
  const place = groupPlace(sources, layer.id)
  const marks: unknown[] = []
  marksOf(sources, place, key, marks)
  return kept.of(`${layer.id}:held:${key}`, marks, () =>
    isBare(sources, layer.id, key) ? undefined : lowerOf(bench, place, place.runs.length)(key),
  )
}

/** Whether nothing in a group is painted at a tile. */
const isBare = (sources: Sources, group: string, key: string): boolean =>
  sources
    .runs(group)
    .every(({ base }) =>
      base.kind === 'group'
        ? isBare(sources, base.id, key)
        : base.kind === 'adjustment'
          ? sources.reach(base) === 0
          : !sources.tile(base, key),
    )

/** The layers that are clipped to a run's own, on its picture. */
export const ontoOf = (bench: Bench, run: Run): Place =>
  clippedPlace(run, (key) => ownPicture(bench, run.base, key), ownMarks(bench.sources, run.base))

/** The picture of a layer with what is clipped to it. */
export function runPicture(bench: Bench, run: Run, key: string): Tile | undefined {
  if (run.clipped.length === 0) return ownPicture(bench, run.base, key)
  const onto = ontoOf(bench, run)
  const marks: unknown[] = []
  marksOf(bench.sources, onto, key, marks)
  return bench.kept.of(`${run.base.id}:run:${key}`, marks, () => lowerOf(bench, onto, run.clipped.length)(key))
}

/** What lies below an adjustment at a tile, kept for the tiles around that read it as well. */
export const keptBelow =
  (bench: Bench, place: Place, at: number, id: string) =>
  (key: string): Tile | undefined => {
    const marks: unknown[] = []
    lowerMarks(bench, place, at)(key, marks)
    const make = () => bench.lowerAnew?.(place, at, key) ?? lowerOf(bench, place, at)(key)
    return bench.kept.of(`${id}:below:${key}`, marks, make)
  }

/** Lays one run of a place on a patch of a tile. */
export function layRun(bench: Bench, ground: Tile, place: Place, at: number, key: string, patch: Readonly<Box>): void {
  const run = place.runs[at]
  if (!run) return
  const { sources } = bench
  const { base, clipped } = run
  const { opacity, blend } = base
  const mask = sources.mask(base, key)
  if (base.kind === 'adjustment') {
    const picture = adjusted(sources, ground, base, key, patch, keptBelow(bench, place, at, base.id))
    if (blend === 'normal') fade(ground, picture, patch, opacity, mask, place.atop)
    else blenders[blend](ground, picture, patch, opacity, mask, true)
    return
  }
  if (base.kind === 'group' && base.passThrough && clipped.length === 0 && !place.atop) {
    const through = throughOf(bench, place, at, base.id)
    if (isOpenGroup(sources, base, key)) {
      layRuns(bench, ground, through, key, patch)
      return
    }
    const inside = ground.slice()
    layRuns(bench, inside, through, key, patch)
    fade(ground, inside, patch, opacity, mask)
    return
  }
  const picture = runPicture(bench, run, key)
  if (picture) blenders[blend](ground, picture, patch, opacity, mask, place.atop)
}

/** Lays some runs of a place on a patch of a tile, bottom first. */
export function layRuns(
  bench: Bench,
  ground: Tile,
  place: Place,
  key: string,
  patch: Readonly<Box>,
  count = place.runs.length,
  from = 0,
): void {
  for (let at = from; at < count; at++) layRun(bench, ground, place, at, key, patch)
}
