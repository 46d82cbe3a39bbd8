import type { Tile } from '../tiles/tile.ts'
import type { Place } from './place.ts'
import type { Run } from './runsOf.ts'
import { sheetTile } from './sheetTile.ts'
import type { Sources } from './sources.ts'

/** The layers of the sheet, on its colour, or on nothing. */
export const sheetPlace = (sources: Sources, color: string | null): Place => ({
  runs: sources.runs(''),
  atop: false,
  below: () => sheetTile(color),
  marksBelow: (_, marks) => void marks.push(color),
})

/** The layers of a group by themselves. */
export const groupPlace = (sources: Sources, group: string): Place => ({
  runs: sources.runs(group),
  atop: false,
  below: () => sheetTile(null),
  marksBelow: (_, marks) => void marks.push(group),
})

/** The layers of a group on what lies below the group. */
export const throughPlace = (
  sources: Sources,
  group: string,
  below: (key: string) => Tile | undefined,
  marksBelow: Place['marksBelow'],
): Place => ({ runs: sources.runs(group), atop: false, below, marksBelow })

/** The layers that are clipped to another, on its pixels. */
export const clippedPlace = (
  { clipped }: Run,
  own: (key: string) => Tile | undefined,
  marksBelow: Place['marksBelow'],
): Place => ({
  runs: clipped.map((layer) => ({ base: layer, clipped: [] })),
  atop: true,
  below: (key) => own(key)?.slice(),
  marksBelow,
})
