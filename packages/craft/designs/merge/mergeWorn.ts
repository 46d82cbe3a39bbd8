import type { Take } from '@toile/rules/merging/openTaking.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { nameOfSource } from '../../prints/nameOfSource.ts'
import type { Placement } from '../../prints/placement.ts'
import type { Worn } from '../design.ts'
import type { WornPart } from './conflict.ts'

/** The part of a garment that a question is about: a knob is named with it. */
export type AskedPart = Exclude<WornPart, 'knob'> | `knob ${string}`

type Three<T> = readonly [base: T, mine: T, theirs: T]
const each = <T, V>([base, mine, theirs]: Three<T>, pick: (one: T) => V): Three<V> => [
  pick(base),
  pick(mine),
  pick(theirs),
]

/** Merges two versions of a garment field by field; knobs belong to their cut, so that another cut is taken with its own. */
export function mergeWorn(base: Worn, mine: Worn, theirs: Worn, take: Take<AskedPart>): Worn {
  const all: Three<Worn> = [base, mine, theirs]
  return {
    id: theirs.id,
    ...mergeCut(all, take),
    ...take('fabric', ...each(all, clothOf)),
    fill: take('fill', ...each(all, ({ fill }) => fill)),
    contrast: take('contrast', ...each(all, ({ contrast }) => contrast)),
    trim: take('trim', ...each(all, ({ trim }) => trim)),
    print: mergePrint(
      each(all, ({ print }) => print),
      take,
    ),
    hidden: take('hidden', ...each(all, ({ hidden }) => hidden)),
    seed: take('folds', ...each(all, ({ seed }) => seed)),
  }
}

/** The flecks of a tweed go with it. */
const clothOf = ({ fabric, flecks }: Worn): Pick<Worn, 'fabric' | 'flecks'> => ({ fabric, ...(flecks && { flecks }) })

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
  one.mode === other.mode && sameContent(one.repeat, other.repeat) && nameOf(one) === nameOf(other)
const nameOf = ({ source }: Placement) => nameOfSource(source)

function mergePrint(prints: Three<Worn['print']>, take: Take<AskedPart>): Worn['print'] {
  const [base, mine, theirs] = prints
  if (!base || !mine || !theirs || !sameCloth(base, mine) || !sameCloth(base, theirs)) return take('print', ...prints)
  const all: Three<Placement> = [base, mine, theirs]
  return {
    mode: theirs.mode,
    repeat: theirs.repeat,
    source: take('printColors', ...each(all, ({ source }) => source)),
    ...take('printPlace', ...each(all, ({ x, y }) => ({ x, y }))),
    width: take('printWidth', ...each(all, ({ width }) => width)),
    angle: take('printAngle', ...each(all, ({ angle }) => angle)),
    opacity: take('printOpacity', ...each(all, ({ opacity }) => opacity)),
  }
}
