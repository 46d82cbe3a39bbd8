import type { Chance } from '@toile/geometry'
import type { Knobs } from '../../garments/knob.ts'
import type { Wearer } from '../../mannequins/wearer.ts'
import { barsSleeve } from './barsSleeve.ts'
import { isSpokenFor } from './details.ts'
import type { Outfit } from './outfit.ts'
import { sleeveLength } from './sleeves.ts'
import type { Steering } from './steering.ts'
import type { Signature } from './turning.ts'
import { isAsked } from './unasked.ts'

/** The details that are seen across a room. */
const details = ['sleeve', 'neckline', 'collar', 'lapel', 'edging']
const most = 3

/** The detail that a collection repeats and the looks that have it, two or three; nothing where no two looks could share one. */
export function chooseSignature(
  looks: readonly { outfit: Outfit; wearer: Wearer }[],
  steering: Steering,
  chance: Chance,
): { signature: Signature; looks: ReadonlySet<number> } | null {
  const found = new Map<string, { signature: Signature; looks: number[] }>()
  looks.forEach(({ outfit, wearer }, look) => {
    const knobs: Knobs = outfit.parts[outfit.parts.length - 1].garment?.knobs ?? {}
    for (const [name, knob] of Object.entries(knobs)) {
      if (knob.kind !== 'choice' || !details.includes(name)) continue
      for (const { id } of knob.options) {
        if (id === knob.normal || id === 'none' || !isAsked(name, id, wearer) || !isSpokenFor(name, id, steering))
          continue
        if (name === 'sleeve' && barsSleeve(id, steering)) continue
        const key = `${name} ${id}`
        const entry = found.get(key) ?? { signature: { knob: name, option: id }, looks: [] }
        entry.looks.push(look)
        found.set(key, entry)
      }
    }
  })
  const weight = ({ knob, option }: Signature) => {
    const arm = knob === 'sleeve' ? steering.aim('sleeve', 0.6) - sleeveLength(option) : 0
    return steering.likes(option) * Math.exp(-12 * arm ** 2)
  }
  // A detail that the season or the brief is against is not repeated for want of another.
  const shared = [...found.values()].filter((entry) => entry.looks.length > 1 && weight(entry.signature) > 0.2)
  if (shared.length === 0) return null
  const chosen = chance.weighted(shared.map((entry) => [entry, entry.looks.length * weight(entry.signature)] as const))
  return { signature: chosen.signature, looks: new Set(chance.shuffled(chosen.looks).slice(0, most)) }
}
