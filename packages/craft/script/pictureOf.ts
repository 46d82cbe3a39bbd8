import { sure } from '@toile/geometry'
import { apart } from '../colors/lab.ts'
import type { Entry } from './entries.ts'
import type { BoardReading } from './reading.ts'

/** Clusters this near to a colour are of it. */
const same = 0.045
/** Where there are none, the nearest is, no further away than this. */
const near = 0.1

/** The picture that has most of a colour, by what lies at its own place alone, whatever else counts for it; none for what lies between the colours of the pictures. */
export function pictureOf({ asked, of, place, sources }: Entry, readings: readonly BoardReading[]): string | null {
  if (asked !== null || (of === undefined && sources.length === 0)) return null
  const clusters = readings.flatMap(({ hash, weight, reading }, at) =>
    reading.clusters.map((one) => ({ hash, at, much: weight * one.share, far: apart(one.place, of ?? place) })),
  )
  const own = clusters.filter(({ far }) => far < same)
  if (own.length === 0) {
    const nearest = clusters.toSorted((a, b) => a.far - b.far).at(0)
    return nearest && nearest.far < near ? nearest.hash : null
  }
  const has = readings.map((_, at) => own.reduce((sum, one) => sum + (one.at === at ? one.much : 0), 0))
  return sure(readings[has.indexOf(Math.max(...has))]).hash
}
