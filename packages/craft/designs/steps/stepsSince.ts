import { limits } from '@toile/rules/limits.ts'
import { type KeptStep, keptStep } from './keptStep.ts'
import type { LookStep } from './recallSteps.ts'

/** Remembers which steps of a look are kept already, so that a save brings only those that came or changed since. */
export interface StepsSince {
  /** Steps that are not kept as they now stand, the newest that fit a save. */
  toKeep(trail: readonly LookStep[]): KeptStep[]
  /** Steps that are kept as they are told. */
  areKept(steps: readonly KeptStep[]): void
}

/** Opens the memory of what is kept. */
export function openStepsSince(): StepsSince {
  const kept = new Map<string, string>()
  const made = new Map<string, { of: LookStep; step: KeptStep; text: string }>()
  /** What found no room in a save is not kept later either: it would come after what followed it. */
  const leftOut = new Set<string>()
  const asKept = (of: LookStep) => {
    const known = made.get(of.id)
    if (known?.of.before === of.before && known.of.after === of.after && known.of.undone === of.undone) return known
    const step = keptStep(of)
    const one = { of, step, text: JSON.stringify(step) }
    made.set(of.id, one)
    return one
  }
  return {
    toKeep(trail) {
      const found: KeptStep[] = []
      let room: number = limits.steps.bytes
      for (const of of trail.slice(-limits.steps.most).toReversed()) {
        const { step, text } = asKept(of)
        if (kept.get(step.id) === text || leftOut.has(step.id)) continue
        room -= text.length
        if (room < 0) leftOut.add(step.id)
        else found.unshift(step)
      }
      return found
    },
    areKept(steps) {
      for (const step of steps) kept.set(step.id, JSON.stringify(step))
    },
  }
}
