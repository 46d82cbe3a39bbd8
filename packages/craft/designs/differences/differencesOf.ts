import { sameContent } from '@toile/rules/sameContent.ts'
import type { Design } from '../design.ts'
import { colorDifference } from './colorDifference.ts'
import type { AroundPart, Difference } from './difference.ts'
import { garmentPairs } from './garmentPairs.ts'
import { wornDifferences } from './wornDifferences.ts'

type Told = (before: Design, after: Design) => Difference[]
type Value = string | boolean | null

const none: Told = () => []
const around =
  (part: AroundPart, pick: (design: Design) => Value): Told =>
  (before, after) => {
    const [one, other] = [pick(before), pick(after)]
    return one === other ? [] : [{ kind: 'around', part, before: one, after: other }]
  }
/** What is told without its values. */
const alone =
  (part: AroundPart & keyof Design): Told =>
  (before, after) =>
    sameContent(before[part], after[part]) ? [] : [{ kind: 'around', part, before: null, after: null }]
const all =
  (...parts: Told[]): Told =>
  (before, after) =>
    parts.flatMap((told) => told(before, after))

const garments: Told = (before, after) => {
  const worn = garmentPairs(before, after).flatMap(([one, other]): Difference[] => {
    if (one && other) return wornDifferences(one, other)
    if (other) return [{ kind: 'putOn', worn: other }]
    return one ? [{ kind: 'takenOff', worn: one }] : []
  })
  const both = (of: Design, beside: Design) =>
    of.garments.map(({ id }) => id).filter((id) => beside.garments.some((one) => one.id === id))
  const moved = !sameContent(both(before, after), both(after, before))
  return moved ? [...worn, { kind: 'order' }] : worn
}

/** How each field of a look is told; a field that is added to looks asks for its line here. */
const fields: Readonly<Record<keyof Design, Told>> = {
  version: none,
  origin: none,
  garments,
  mannequin: all(
    around('person', ({ mannequin }) => mannequin.person),
    around('pose', ({ mannequin }) => mannequin.pose),
    around('mirrored', ({ mannequin }) => mannequin.mirrored),
  ),
  style: around('style', ({ style }) => style),
  hand: alone('hand'),
  colorways: alone('colorways'),
  roles: alone('roles'),
  shoes: all(
    around('shoes', ({ shoes }) => shoes.kind),
    (before, after) => colorDifference(null, 'shoes', before.shoes.color, after.shoes.color),
  ),
  lips: (before, after) => colorDifference(null, 'lips', before.lips, after.lips),
  ground: (before, after) => colorDifference(null, 'ground', before.ground, after.ground),
  backdrop: around('backdrop', ({ backdrop }) => backdrop ?? null),
  size: around('size', ({ size }) => (size ? `${size.width} × ${size.height}` : null)),
}

/** Everything in which a look differs from another, garment by garment, then around them; empty where they draw the same. */
export const differencesOf = (before: Design, after: Design): Difference[] =>
  Object.values(fields).flatMap((told) => told(before, after))
