import { type Color, colorDistance, fromHex } from '../colors/color.ts'
import type { BrandHand } from './brandDocument.ts'
import type { BrandProfile } from './profile.ts'

/** A colour that was dropped stays away with all that cannot be told from it (CIEDE2000). */
const same = 6
/** The share that an added colour and a pinned finding have at the least. */
const leastColor = 0.08
const leastFinding = 0.12

/** The profile as its designer has it: what was dropped is gone, what was pinned or added is there with weight, whatever was measured since (requirement S2.61). */
export function profileByHand(measured: BrandProfile, hand: BrandHand): BrandProfile {
  const pinned = hand.pinnedColors.flatMap((hex) => fromHex(hex) ?? [])
  const dropped = hand.droppedColors.flatMap((hex) => fromHex(hex) ?? [])
  const near = (color: Color, others: readonly Color[]) => others.some((other) => colorDistance(color, other) < same)
  const found = measured.palette.colors.filter(({ color }) => !near(color, dropped))
  const wanted = [...pinned, ...hand.addedColors].filter((color) => !near(color, dropped))
  const added = wanted.filter((color, i) => !near(color, [...found.map((one) => one.color), ...wanted.slice(0, i)]))
  const colors = [
    ...found.map((one) => (near(one.color, wanted) ? { ...one, share: Math.max(leastColor, one.share) } : one)),
    ...added.map((color) => ({ color, share: leastColor, pictures: [] })),
  ]
  return {
    ...measured,
    palette: { ...measured.palette, colors: balanced(colors).sort((a, b) => b.share - a.share) },
    prints: {
      ...measured.prints,
      kinds: kept(measured.prints.kinds, ({ kind }) => kind, hand.pinnedPrints, hand.droppedPrints),
    },
    cuts: {
      ...measured.cuts,
      cuts: kept(measured.cuts.cuts, ({ category }) => category, hand.pinnedCuts, hand.droppedCuts),
    },
  }
}

function kept<T extends { share: number }>(
  items: readonly T[],
  idOf: (item: T) => string,
  pinned: readonly string[],
  dropped: readonly string[],
): T[] {
  const left = items.filter((item) => !dropped.includes(idOf(item)))
  return balanced(
    left.map((item) => (pinned.includes(idOf(item)) ? { ...item, share: Math.max(leastFinding, item.share) } : item)),
  )
}

/** Shares that add up to 1 again. */
function balanced<T extends { share: number }>(items: readonly T[]): T[] {
  const total = items.reduce((sum, { share }) => sum + share, 0) || 1
  return items.map((item) => ({ ...item, share: item.share / total }))
}
