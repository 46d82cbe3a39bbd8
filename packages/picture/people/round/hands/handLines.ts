import { contains, type Path } from '@toile/geometry'
import type { Hand } from './handOutlines.ts'

/** A line of fewer points is a speck. */
const shortest = 4
/** How many points a line goes on at its ends. */
const on = 2

/** The lines within a hand: where a finger lies over another or over the palm, and nothing lies over it. Its root stays open. */
export function handLines({ palm, digits }: Pick<Hand, 'palm' | 'digits'>): Path[] {
  return digits.flatMap(({ art, outline }, i): Path[] => {
    const under = [...(art.overPalm ? [palm] : []), ...digits.slice(0, i).map((one) => one.outline)]
    const over = digits.slice(i + 1).map((one) => one.outline)
    const count = outline.length
    const isSeen = outline.map((point, at) => {
      const t = at / (count - 1)
      if (t < art.base || t > 1 - art.base) return false
      return under.some((one) => contains(one, point)) && !over.some((one) => contains(one, point))
    })
    return runs(outline, isSeen)
  })
}

/** The runs of what is seen, each a little longer: where two fingers part it goes on in the line round them. */
function runs(outline: Path, isSeen: readonly boolean[]): Path[] {
  const found: Path[] = []
  let from = -1
  for (let i = 0; i <= outline.length; i++) {
    if (isSeen[i]) from = from < 0 ? i : from
    else if (from >= 0) {
      if (i - from >= shortest) found.push(outline.slice(Math.max(0, from - on), i + on))
      from = -1
    }
  }
  return found
}
