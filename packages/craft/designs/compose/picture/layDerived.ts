import type { BodySlot } from '../../../garments/garment.ts'
import { type DerivedSource, isSeenWhole } from '../../../prints/derivedSource.ts'
import type { Placement } from '../../../prints/placement.ts'
import type { PictureCloth } from '../../../script/pictureBrief.ts'
import type { Hang } from './hangOf.ts'
import { marksOf, type Spot } from './marksOf.ts'
import { placeSubject } from './placeSubject.ts'
import { type Cut, scaleFor } from './scaleFor.ts'
import { spotFor } from './spotFor.ts'

/** A garment as a print is laid on it. */
export interface Laying {
  slot: BodySlot
  cut: Cut
  hang: Hang
  /** Tells the looks of a collection apart. */
  turn: number
}

type Laid = Pick<Placement, 'x' | 'y' | 'width' | 'angle'>

/** How much further than its garment a picture reaches, and how much larger it may become for its subject to lie right. */
const spare = 1.06
const larger = [1.2, 1.27] as const
/** What each further way to lay a picture costs beside what its subject marks. */
const farther = 0.08
/** How far from its middle a garment is covered at the least, against its length. */
const rim = 0.515
const widest = 2000
/** How far aside a garment is covered by the picture itself; at its flanks nobody sees it turn back. */
const flanks = 0.82

/** Lays a print made of a picture on a garment: one that is seen whole covers it once, upright, its subject where cloth is seen; others repeat in a scale for the garment, no axis of a mirrored tile on the body's middle. */
export function layDerived(
  source: DerivedSource,
  { subject, angle }: Pick<PictureCloth, 'subject' | 'angle'>,
  on: Laying,
): Laid {
  if (isSeenWhole(source.treatment) && subject?.size)
    return placeSubject({ ...subject, size: subject.size }, on.slot, on.hang, on.turn)
  return isSeenWhole(source.treatment)
    ? seenWhole(subject ?? { x: 0.5, y: 0.5 }, on)
    : { ...repeating(scaleFor(source, on.cut), subject, on), angle }
}

/** Of the ways to cover a garment the first in which the subject marks least. */
function seenWhole(subject: Spot, on: Laying): Laid {
  const ways = larger.flatMap((most) => [on.turn, on.turn + 1].map((turn) => covering(subject, { ...on, turn }, most)))
  const costs = ways.map(
    ({ x, y, width }, i) => marksOf(on.hang, { x: x + subject.x * width, y: y + subject.y * width }) + farther * i,
  )
  return ways[costs.indexOf(Math.min(...costs))]
}

function covering(subject: Spot, { slot, hang, turn }: Laying, most: number): Laid {
  const { top, bottom, half } = hang
  const spot = spotFor(slot, hang, turn)
  const side = half * flanks
  const least = Math.max(bottom - top, side * 2) * spare
  const reaches = [
    (spot.y - top) / subject.y,
    (bottom - spot.y) / (1 - subject.y),
    (side + spot.x) / subject.x,
    (side - spot.x) / (1 - subject.x),
  ]
  const width = Math.round(Math.min(widest, least * most, Math.max(least, ...reaches.map((far) => far * spare))))
  const within = (start: number, middle: number, length: number) =>
    Math.round(Math.min(middle - length * rim, Math.max(middle + length * rim - width, start)))
  return {
    width,
    x: within(spot.x - subject.x * width, 0, side * 2),
    y: within(spot.y - subject.y * width, (top + bottom) / 2, bottom - top),
    angle: 0,
  }
}

/** The golden cut: the parts of a tile that looks begin in lie as far from one another as they can. */
const golden = 0.618

/** Lays a subject that is seen in every tile where cloth is seen; else begins every look elsewhere in the tile, and the body's middle lies from 3 to 7 tenths of a tile, where nothing is mirrored. */
function repeating(width: number, subject: PictureCloth['subject'], { slot, hang, turn }: Laying): Omit<Laid, 'angle'> {
  const spot = subject && spotFor(slot, hang, turn)
  if (spot) return { width, x: Math.round(spot.x - subject.x * width), y: Math.round(spot.y - subject.y * width) }
  return {
    width,
    x: Math.round(width * (0.3 + 0.4 * ((turn * golden) % 1))),
    y: Math.round(width * ((0.12 + turn * (1 - golden)) % 1)),
  }
}
