import { oklabOf } from '../colors/oklch.ts'
import type { Entry, Tint } from './entries.ts'
import { tinted } from './neutrals.ts'
import { apart } from '../colors/lab.ts'
import type { ScriptHand } from './scriptHand.ts'

/** A colour this near to one that was left out is that one. */
const same = 0.035

/** What is seen less what was left out, as it lies in the pictures or as it is shown; nothing is left out where nothing would be left. */
export function withoutThose(entries: readonly Entry[], { without }: ScriptHand, tint: Tint): Entry[] {
  const out = without.map(oklabOf)
  const left = entries.filter(
    ({ asked, kept, place }) =>
      asked !== null ||
      kept !== undefined ||
      !out.some((one) => apart(one, place) < same || apart(one, tinted(place, tint)) < same),
  )
  return left.length ? left : [...entries]
}
