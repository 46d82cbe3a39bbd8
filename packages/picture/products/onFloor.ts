import type { Frame } from '../looks/frame.ts'
import type { Standing } from './lookMaps.ts'

/** Heads between the line where somebody stands and the horizon, where the ground has none of its own. */
const depth = 2.4

/** How it stands on a floor that is so many heads down in its frame. */
export function onFloor({ scale, origin }: Frame, floor: number): Standing {
  const feet = origin[1] + floor * scale
  return { stands: { at: 'floor', feet, horizon: feet - depth * scale }, lift: 0, depth: 1 }
}
