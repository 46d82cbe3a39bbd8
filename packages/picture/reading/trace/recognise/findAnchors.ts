import { add, mix, type Point } from '@toile/geometry'
import { type AnchorName, type Hanging, hangingOf, type SideName } from '../anchor.ts'
import { toPixel } from '../shape/shape.ts'
import { glance, lookNearer } from './learned.ts'
import type { Place } from './place.ts'
import { plainAnchors } from './plainAnchors.ts'
import type { Seen } from './seen.ts'
import { entriesOf, type Likeness } from './template.ts'

/** Anchors found on a shape, in pixels, and those that had to be guessed. */
export interface FoundAnchors {
  anchors: Partial<Record<AnchorName, Point>>
  doubtful: AnchorName[]
}

interface Look {
  at: Point
  /** How far it may be wrong, in heights. */
  doubt: number
}

type Looks = Partial<Record<AnchorName, Look>>

const doubtAbove = 0.035

/** The place of an anchor, and its side. */
function partsOf(name: AnchorName): { place: Place; side: -1 | 1 } {
  return { place: name.replace(/Left|Right/, '') as Place, side: name.endsWith('Left') ? -1 : 1 }
}

/** Finds the anchors of a garment that hangs in a given way; `natural` tells whether it looks like hanging so, and a template like it has the last word. */
export function findAnchors(
  seen: Seen,
  names: readonly AnchorName[],
  hanging: Hanging,
  natural: boolean,
  taught: Likeness | null,
): FoundAnchors {
  const found = natural ? seenAnchors(seen, names, hanging) : ruledAnchors(seen, names, hanging)
  agreeOnBothSides(found)
  const settled = taught ? heeding(found, seen, taught) : found
  const pairs = entriesOf(settled).filter(([name]) => names.includes(name))
  return {
    anchors: Object.fromEntries(pairs.map(([name, { at }]) => [name, toPixel(seen.shape, at)])),
    doubtful: pairs.flatMap(([name, { doubt }]) => (doubt > doubtAbove ? [name] : [])),
  }
}

function seenAnchors(seen: Seen, names: readonly AnchorName[], hanging: Hanging): Looks {
  const start = glance(seen.traits, hanging)
  return Object.fromEntries(
    names.flatMap((name) => {
      const { place, side } = partsOf(name)
      const right = start[place]
      if (!right) return []
      const { at, moved } = lookNearer(seen.upright, place, hanging, [right[0] * side, right[1]], side)
      return [[name, { at, doubt: moved }]]
    }),
  )
}

function ruledAnchors({ shape }: Seen, names: readonly AnchorName[], hanging: Hanging): Looks {
  return Object.fromEntries(
    names.flatMap((name) => {
      const { place, side } = partsOf(name)
      const at = plainAnchors(shape.outline, hanging, side)[place]
      return at ? [[name, { at, doubt: 1 }]] : []
    }),
  )
}

const bodyPairs = ['neck', 'shoulder', 'underarm', 'waist'] as const
const sided = (place: Place, side: SideName) => `${place}${side}` as AnchorName

/** The body is alike on both sides: where a pair disagrees, the surer side is mirrored; a difference adds to the doubt. */
function agreeOnBothSides(looks: Looks) {
  for (const place of bodyPairs) {
    const left = looks[sided(place, 'Left')]
    const right = looks[sided(place, 'Right')]
    if (!left || !right) continue
    const apart = Math.hypot(left.at[0] + right.at[0], left.at[1] - right.at[1])
    left.doubt += apart / 2
    right.doubt += apart / 2
    if (apart < 0.07) continue
    if (left.doubt <= right.doubt) right.at = [-left.at[0], left.at[1]]
    else left.at = [-right.at[0], right.at[1]]
  }
}

/** Moves anchors as a person moved them on a sheet like this one: by what a glance at that sheet got wrong. */
function heeding(looks: Looks, seen: Seen, { template, traits, belief }: Likeness): Looks {
  const hanging = hangingOf(template.category)
  const here = glance(seen.traits, hanging)
  const there = glance(traits, hanging)
  const entries = entriesOf<Point>(template.anchors).map(([name, known]): [AnchorName, Look] => {
    const { place, side } = partsOf(name)
    const [now, then] = [here[place], there[place]]
    const step: Point = now && then ? [(now[0] - then[0]) * side, now[1] - then[1]] : [0, 0]
    const carried = add(known, step)
    const own = looks[name]
    return [name, { at: own ? mix(own.at, carried, belief) : carried, doubt: (own?.doubt ?? 0) * (1 - belief) }]
  })
  return belief > 0.5
    ? Object.fromEntries(entries)
    : { ...looks, ...Object.fromEntries(entries.filter(([name]) => looks[name])) }
}
