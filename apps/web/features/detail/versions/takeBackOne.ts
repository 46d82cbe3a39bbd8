import { lockGarment } from '@toile/craft/designs/apparelChanges.ts'
import { removeApplied } from '@toile/craft/designs/appliedChanges.ts'
import {
  hideGarment,
  placePrint,
  recolor,
  recolorPart,
  setAround,
  setFabric,
  setGradient,
  setKnob,
  shuffleFolds,
} from '@toile/craft/designs/changes.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { ColorDifference, Difference, PrintDifference } from '@toile/craft/designs/differences/difference.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import type { Edit } from '../edit.ts'
import { placedAsBefore } from './placedAsBefore.ts'

type Back = (edit: Edit) => void

/** How one difference from an earlier form of a look is taken back by itself; null where it goes back with its garment alone, or its garment is locked. */
export function takeBackOne(one: Difference, then: Design): Back | null {
  if (one.kind === 'hidden') return (edit) => edit(hideGarment, { id: one.worn.id, hidden: !one.worn.hidden })
  if (one.kind === 'locked') return (edit) => edit(lockGarment, { id: one.worn.id, locked: !one.worn.locked })
  if ('worn' in one && one.worn?.locked) return null
  switch (one.kind) {
    case 'knob':
      return (edit) => edit(setKnob, { id: one.worn.id, knob: one.knob, value: one.before })
    case 'fabric':
      return (edit) => edit(setFabric, { id: one.worn.id, fabric: one.before })
    case 'gradient': {
      const { worn, before } = one
      return before.kind === 'solid'
        ? (edit) => edit(recolor, { id: worn.id, color: before.color })
        : (edit) => edit(setGradient, { id: worn.id, gradient: before.gradient })
    }
    case 'color':
      return ofColor(one, then)
    case 'print':
      return ofPrint(one)
    case 'folds': {
      const seed = then.garments.find(({ id }) => id === one.worn.id)?.seed
      return seed === undefined ? null : (edit) => edit(shuffleFolds, { id: one.worn.id, seed })
    }
    case 'applied':
      return one.what === 'added' ? (edit) => edit(removeApplied, { id: one.worn.id, applied: one.one.id }) : null
    default:
      return null
  }
}

function ofColor({ worn, of, before }: ColorDifference, then: Design): Back | null {
  if (worn && (of === 'contrast' || of === 'trim'))
    return (edit) => edit(recolorPart, { id: worn.id, part: of, color: before })
  if (!before) return null
  if (worn) return (edit) => edit(recolor, { id: worn.id, color: before })
  if (of === 'shoes') return (edit) => edit(setAround, { shoes: { ...then.shoes, color: before } })
  return of === 'lips' ? (edit) => edit(setAround, { lips: before }) : (edit) => edit(setAround, { ground: before })
}

/** A part of its own goes back with its garment. */
function ofPrint({ worn, at, what, before, after }: PrintDifference): Back | null {
  if (at) return null
  const print: Placement | null = before && after && what !== 'print' ? placedAsBefore(what, before, after) : before
  return (edit) => edit(placePrint, { id: worn.id, print })
}
