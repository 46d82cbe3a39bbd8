import type { Applied } from '../../applied/applied.ts'
import { limits } from '@toile/rules/limits.ts'
import type { Choices } from '@toile/rules/merging/conflict.ts'
import { idBeside, mergeList } from '@toile/rules/merging/mergeList.ts'
import { openTaking } from '@toile/rules/merging/openTaking.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { mergeColorways } from '../colorways/mergeColorways.ts'
import type { Design, Worn } from '../design.ts'
import type { AroundPart, DesignConflict, WornPart } from './conflict.ts'
import { type AskedPart, mergeWorn, namedParts } from './mergeWorn.ts'

/** A garment that found no room on a look, or what found none on the cloth of a garment. */
export interface LeftOut {
  worn: Worn
  applied?: readonly Applied[]
}

/** Two versions of a look made one: what holds, what both changed differently, and what found no room. */
export interface DesignMerge {
  merged: Design
  conflicts: DesignConflict[]
  left: LeftOut[]
}

const noChoices: Choices = new Map()

/** Merges what two windows made of one look: garment by garment, each field by field, then what is around them; nothing is lost, what cannot hold together is told and decided by choices. */
export function mergeDesigns(base: Design, mine: Design, theirs: Design, choices: Choices = noChoices): DesignMerge {
  const conflicts: DesignConflict[] = []
  const leftOn: LeftOut[] = []
  const both = (old: Worn, here: Worn, there: Worn) => {
    const { worn, left } = mergeWorn(old, here, there, takingOf(here.id, choices, conflicts))
    if (left.length > 0) leftOn.push({ worn, applied: left })
    return worn
  }
  const worn = mergeList(
    {
      list: 'garments' as const,
      most: limits.garmentsPerLook,
      one: ({ base: old, mine: here, theirs: there, taken }) =>
        old ? [both(old, here, there)] : bothAdded(here, there, taken),
    },
    base.garments,
    mine.garments,
    theirs.garments,
    choices,
  )
  conflicts.push(...worn.conflicts)
  const take = openTaking<AroundPart>(
    choices,
    (part) => `around ${part}`,
    (part, asked) => conflicts.push({ ...asked, kind: 'around', part }),
  )
  const around = <V>(part: AroundPart, pick: (design: Design) => V) => take(part, pick(base), pick(mine), pick(theirs))
  const backdrop = around('backdrop', (design) => design.backdrop)
  const hand = around('hand', (design) => design.hand)
  const merged: Design = {
    version: theirs.version,
    origin: theirs.origin,
    style: around('style', ({ style }) => style),
    mannequin: {
      person: around('person', ({ mannequin }) => mannequin.person),
      pose: around('pose', ({ mannequin }) => mannequin.pose),
      mirrored: around('mirrored', ({ mannequin }) => mannequin.mirrored),
    },
    shoes: {
      kind: around('shoes', ({ shoes }) => shoes.kind),
      color: around('shoesColor', ({ shoes }) => shoes.color),
    },
    lips: around('lips', ({ lips }) => lips),
    ground: around('ground', ({ ground }) => ground),
    ...(backdrop && { backdrop }),
    ...(hand && { hand }),
    garments: worn.items,
    ...mergeColorways(base, mine, theirs),
    // What was paid for is no matter of either window.
    ...(theirs.size && { size: theirs.size }),
  }
  return { merged, conflicts, left: [...worn.left.map((one) => ({ worn: one })), ...leftOn] }
}

const takingOf = (id: string, choices: Choices, conflicts: DesignConflict[]) =>
  openTaking<AskedPart>(
    choices,
    (part) => `worn ${id} ${part}`,
    (part, asked) => {
      const knob = part.startsWith('knob ') ? part.slice('knob '.length) : null
      conflicts.push({ ...asked, kind: 'worn', id, part: isWhole(part) ? part : nameOfPart(part), knob })
    },
  )

type Whole = Extract<AskedPart, WornPart>
const nameOfPart = (part: Exclude<AskedPart, Whole>) => namedParts.find((name) => part.startsWith(`${name} `)) ?? 'knob'
const isWhole = (part: AskedPart): part is Whole => !namedParts.some((name) => part.startsWith(`${name} `))

/** Two garments that both sides put on under one name are two garments, unless they are the same but for their folds. */
function bothAdded(mine: Worn, theirs: Worn, taken: (id: string) => boolean): Worn[] {
  if (sameContent({ ...mine, seed: theirs.seed }, theirs)) return [theirs]
  return [theirs, { ...mine, id: idBeside(mine.id, taken) }]
}
