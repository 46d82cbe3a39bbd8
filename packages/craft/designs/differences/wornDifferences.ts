import { sameContent } from '@toile/rules/sameContent.ts'
import type { Applied } from '../../applied/applied.ts'
import type { PartPrint } from '../../applied/partPrint.ts'
import { waysOf } from '../../garments/ways/index.ts'
import type { Worn } from '../design.ts'
import { typeOf } from '../typeOf.ts'
import { colorDifference } from './colorDifference.ts'
import type { Difference, PlainDifference } from './difference.ts'
import { printDifferences } from './printDifferences.ts'

type Told = (before: Worn, after: Worn) => Difference[]

const none: Told = () => []
const solid = ({ fill }: Worn) => (fill.kind === 'solid' ? fill.color : null)

/** The value of a knob as it is cut; null where neither the garment stores it nor its cut has it. */
function knobValue(worn: Worn, name: string): number | string | null {
  const wearable = typeOf(worn)
  const all = wearable ? { ...wearable.knobs, ...waysOf(wearable) } : {}
  return worn.knobs[name] ?? all[name]?.normal ?? null
}

const knobs: Told = (before, after) => {
  if (!sameContent(before.cut, after.cut)) return []
  const names = new Set([...Object.keys(before.knobs), ...Object.keys(after.knobs)])
  return [...names].flatMap((knob): Difference[] =>
    knobValue(before, knob) === knobValue(after, knob)
      ? []
      : [
          {
            kind: 'knob',
            worn: after,
            knob,
            before: before.knobs[knob] ?? null,
            after: after.knobs[knob] ?? null,
          },
        ],
  )
}

const fill: Told = (before, after) => {
  if (sameContent(before.fill, after.fill)) return []
  const [one, other] = [solid(before), solid(after)]
  if (one && other) return colorDifference(after, 'cloth', one, other)
  return [{ kind: 'gradient', worn: after, before: before.fill, after: after.fill }]
}

const nameOf = ({ part, side }: PartPrint) => `${part} ${side}`

const byName = ({ partPrints: all = [] }: Worn) => new Map(all.map((one) => [nameOf(one), one]))

const partPrints: Told = (before, after) => {
  const [old, now] = [byName(before), byName(after)]
  return [...new Map([...old, ...now])].flatMap(([name, { part, side }]): Difference[] => {
    const [one, other] = [old.get(name), now.get(name)]
    const at = { part, side }
    // A part that has no print of its own wears the garment's.
    if (!one) return other?.print ? printDifferences(after, at, null, other.print) : own(after, at, 'off', other)
    if (!other) return one.print ? printDifferences(after, at, one.print, null) : own(after, at, 'on', one)
    return one.print || other.print ? printDifferences(after, at, one.print, other.print) : []
  })
}

const own = (
  worn: Worn,
  at: Pick<PartPrint, 'part' | 'side'>,
  what: 'on' | 'off',
  given: PartPrint | undefined,
): Difference[] => (given ? [{ kind: 'print', worn, at, what, before: null, after: null }] : [])

const applied: Told = (before, after) => {
  const [old, now] = [before.applied ?? [], after.applied ?? []]
  const told = (what: 'added' | 'removed' | 'changed' | 'order', one: Applied): Difference => ({
    kind: 'applied',
    worn: after,
    what,
    one,
  })
  const gone = old.filter(({ id }) => !now.some((one) => one.id === id)).map((one) => told('removed', one))
  const there = now.flatMap((one) => {
    const former = old.find(({ id }) => id === one.id)
    if (!former) return [told('added', one)]
    return sameContent(former, one) ? [] : [told('changed', one)]
  })
  const both = (list: readonly Applied[], other: readonly Applied[]) =>
    list.map(({ id }) => id).filter((id) => other.some((one) => one.id === id))
  const [first] = now
  const moved = first && !sameContent(both(old, now), both(now, old)) ? [told('order', first)] : []
  return [...gone, ...there, ...moved]
}

const flag =
  (kind: PlainDifference, field: keyof Worn): Told =>
  (before, after) =>
    sameContent(before[field], after[field]) ? [] : [{ kind, worn: after }]

/** How each field of a garment is told; a field that is added to garments asks for its line here. */
const fields: Readonly<Record<keyof Worn, Told>> = {
  id: none,
  cut: (before, after) => (sameContent(before.cut, after.cut) ? [] : [{ kind: 'swapped', before, after }]),
  knobs,
  fabric: (before, after) =>
    before.fabric === after.fabric ? [] : [{ kind: 'fabric', worn: after, before: before.fabric, after: after.fabric }],
  fill,
  contrast: (before, after) => colorDifference(after, 'contrast', before.contrast, after.contrast),
  trim: (before, after) => colorDifference(after, 'trim', before.trim, after.trim),
  print: (before, after) => printDifferences(after, null, before.print, after.print),
  partPrints,
  applied,
  hidden: flag('hidden', 'hidden'),
  locked: flag('locked', 'locked'),
  ownColors: flag('ownColors', 'ownColors'),
  back: flag('back', 'back'),
  flecks: flag('flecks', 'flecks'),
  seed: flag('folds', 'seed'),
}

/** In what a garment differs between two looks; another cut brings its own knobs and folds. */
export function wornDifferences(before: Worn, after: Worn): Difference[] {
  const all = Object.values(fields).flatMap((told) => told(before, after))
  return all.some(({ kind }) => kind === 'swapped') ? all.filter(({ kind }) => kind !== 'folds') : all
}
