import type { Lab } from '../../colors/lab.ts'
import { chromaOf } from '../oklabPlace.ts'
import type { ScriptRole } from '../scriptRoles.ts'

/** One this vivid is the accent of four colours and more, and of three where it is so much more vivid than the next. */
const accent = { among: 3, surely: 4, chroma: 0.09, more: 1.4 }
const mostBases = 3

/** What each asked colour is for: the pale and the deep are neutrals, the most vivid of several the accent, the first three others bases. */
export function rolesOfAsked(asked: readonly Lab[]): ScriptRole[] {
  const order = asked.toSorted((a, b) => chromaOf(b) - chromaOf(a))
  const [first, second] = order
  const loud =
    asked.length >= accent.among &&
    first &&
    second &&
    first[0] > 0.34 &&
    chromaOf(first) > accent.chroma &&
    (asked.length >= accent.surely || chromaOf(first) > chromaOf(second) * accent.more)
      ? first
      : null
  let bases = 0
  return asked.map((place) => {
    if (place === loud) return 'accent'
    if (place[0] > 0.83 && chromaOf(place) < 0.06) return 'light'
    if (place[0] < 0.34) return 'deep'
    return bases++ < mostBases ? 'base' : 'tone'
  })
}
