import { limits } from '@toile/rules/limits.ts'
import { fit } from '@toile/rules/merging/mergeList.ts'
import type { Take } from '@toile/rules/merging/openTaking.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import type { Applied } from '../../applied/applied.ts'
import { nameOfSource } from '../../prints/nameOfSource.ts'
import type { Placement } from '../../prints/placement.ts'
import type { Worn } from '../design.ts'
import type { WornPart } from './conflict.ts'
import { mergeEach } from './mergeEach.ts'

/** The part of a garment that a question is about: a knob, a part’s print and what is applied are named with it. */
export type AskedPart = Exclude<WornPart, NamedPart> | `${NamedPart} ${string}`

/** Parts of a garment of which there are several. */
export const namedParts = ['knob', 'partPrint', 'applied'] as const satisfies readonly WornPart[]
type NamedPart = (typeof namedParts)[number]

type Three<T> = readonly [base: T, mine: T, theirs: T]
const each = <T, V>([base, mine, theirs]: Three<T>, pick: (one: T) => V): Three<V> => [
  pick(base),
  pick(mine),
  pick(theirs),
]

/** A garment of two versions, and what found no room on its cloth. */
export interface MergedWorn {
  worn: Worn
  left: Applied[]
}

/** Merges two versions of a garment field by field; knobs belong to their cut, so that another cut is taken with its own. */
export function mergeWorn(base: Worn, mine: Worn, theirs: Worn, take: Take<AskedPart>): MergedWorn {
  const all: Three<Worn> = [base, mine, theirs]
  const { applied, left } = mergeApplied(all, take)
  const worn: Worn = {
    id: theirs.id,
    ...mergeCut(all, take),
    fabric: take('fabric', ...each(all, ({ fabric }) => fabric)),
    fill: take('fill', ...each(all, ({ fill }) => fill)),
    contrast: take('contrast', ...each(all, ({ contrast }) => contrast)),
    trim: take('trim', ...each(all, ({ trim }) => trim)),
    print: mergePrint(
      each(all, ({ print }) => print),
      take,
    ),
    ...mergeOptional(all, take),
    ...(applied.length > 0 && { applied }),
    hidden: take('hidden', ...each(all, ({ hidden }) => hidden)),
    seed: take('folds', ...each(all, ({ seed }) => seed)),
  }
  return { worn, left }
}

function mergeApplied(all: Three<Worn>, take: Take<AskedPart>) {
  const three = each(all, ({ applied = [] }) => applied)
  const items = mergeEach(
    three,
    ({ id }) => id,
    (name, ...sides) => take(`applied ${name}`, ...sides),
  )
  const { items: applied, left } = fit(items, limits.appliedPerGarment, new Set(three[2].map(({ id }) => id)))
  return { applied, left }
}

/** What a garment may do without. */
function mergeOptional(
  all: Three<Worn>,
  take: Take<AskedPart>,
): Pick<Worn, 'flecks' | 'partPrints' | 'locked' | 'ownColors' | 'back'> {
  const locked = take('locked', ...each(all, (worn) => worn.locked))
  const ownColors = take('ownColors', ...each(all, (worn) => worn.ownColors))
  const back = take('back', ...each(all, (worn) => worn.back))
  const flecks = take('flecks', ...each(all, (worn) => worn.flecks))
  const partPrints = mergeEach(
    each(all, (worn) => worn.partPrints ?? []),
    ({ part, side }) => `${part} ${side}`,
    (name, ...three) => take(`partPrint ${name}`, ...three),
  )
  return {
    ...(locked && { locked }),
    ...(ownColors && { ownColors }),
    ...(back && { back }),
    ...(flecks && { flecks }),
    ...(partPrints.length > 0 && { partPrints }),
  }
}

function mergeCut(all: Three<Worn>, take: Take<AskedPart>): Pick<Worn, 'cut' | 'knobs'> {
  const [base, mine, theirs] = all
  if (!sameContent(base.cut, mine.cut) || !sameContent(base.cut, theirs.cut))
    return take('cut', ...each(all, ({ cut, knobs }) => ({ cut, knobs })))
  const names = [...new Set([...Object.keys(theirs.knobs), ...Object.keys(mine.knobs)])]
  const turned = names.flatMap((name) => {
    const value = take(`knob ${name}`, ...each(all, ({ knobs }): Worn['knobs'][string] | undefined => knobs[name]))
    return value === undefined ? [] : [[name, value] as const]
  })
  return { cut: theirs.cut, knobs: Object.fromEntries(turned) }
}

/** Whether two placements are of one print laid the same way, so that moving it and painting it are two things. */
const sameCloth = (one: Placement, other: Placement) =>
  one.mode === other.mode &&
  one.along === other.along &&
  sameContent(one.repeat, other.repeat) &&
  nameOf(one) === nameOf(other)
const nameOf = ({ source }: Placement) => nameOfSource(source)

function mergePrint(prints: Three<Worn['print']>, take: Take<AskedPart>): Worn['print'] {
  const [base, mine, theirs] = prints
  if (!base || !mine || !theirs || !sameCloth(base, mine) || !sameCloth(base, theirs)) return take('print', ...prints)
  const all: Three<Placement> = [base, mine, theirs]
  return {
    mode: theirs.mode,
    repeat: theirs.repeat,
    ...(theirs.along && { along: theirs.along }),
    source: take('printColors', ...each(all, ({ source }) => source)),
    ...take('printPlace', ...each(all, ({ x, y }) => ({ x, y }))),
    width: take('printWidth', ...each(all, ({ width }) => width)),
    ...take('printAngle', ...each(all, ({ angle, mirrored }) => ({ angle, ...(mirrored && { mirrored }) }))),
    opacity: take('printOpacity', ...each(all, ({ opacity }) => opacity)),
  }
}
