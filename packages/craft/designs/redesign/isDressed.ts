import { findWearable } from '../../garments/index.ts'
import { isCutFor } from '../../garments/isCutFor.ts'
import { gestureOf } from '../../mannequins/round/gestureOf.ts'
import { readShoe } from '../../mannequins/shoes.ts'
import { wearerOf } from '../../mannequins/wearer.ts'
import { unbecoming } from '../compose/becoming/index.ts'
import { fits } from '../compose/chooseAccessories.ts'
import { brokenRules } from '../compose/outfitGrammar.ts'
import { unshod } from '../compose/shod/index.ts'
import { suits } from '../compose/standAsWorn.ts'
import type { Steering } from '../compose/steering.ts'
import { readLook } from '../compose/wornLook.ts'
import type { Design } from '../design.ts'

/** Every rule of dressing that a look breaks, by name: of what is worn together, of who wears what, of shoes, accessories and stances. */
function brokenBy(design: Design, steering: Steering): string[] {
  const { types, accessories } = readLook(design)
  if (types.length === 0) return []
  const { person, pose } = design.mannequin
  const wearer = wearerOf(person)
  const shoe = readShoe(design.shoes.kind)
  const gesture = gestureOf(pose)
  const cutsFor = design.garments.flatMap(({ cut }) =>
    cut.kind === 'garment' ? (findWearable(cut.garment) ?? []) : [],
  )
  return [
    ...brokenRules(types, wearer).map(({ id }) => id),
    ...unbecoming(types, wearer, steering).map(({ id }) => id),
    ...unshod(shoe, { parts: types, wearer }, steering).map(({ id }) => id),
    ...accessories
      .filter((one) => !fits(one, { parts: types, wearer, pose, tier: 'core' }))
      .map(({ id }) => `on ${id}`),
    ...(gesture && !suits(gesture, design.garments) ? ['stance'] : []),
    ...cutsFor.filter(({ wornBy }) => !isCutFor(wornBy, wearer)).map(({ id }) => `cut ${id}`),
  ]
}

/** Whether a look breaks no rule of dressing but those that the look it came of broke before: what a designer chose by hand is no fault of what is made from it. */
export function isDressed(design: Design, from: readonly Design[], steering: Steering): boolean {
  const before = new Set(from.flatMap((one) => brokenBy(one, steering)))
  return brokenBy(design, steering).every((rule) => before.has(rule))
}
