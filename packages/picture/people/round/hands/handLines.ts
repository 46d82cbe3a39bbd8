import { contains, type Path } from '@toile/geometry'
import type { Hand } from './handOutlines.ts'

/** A line of fewer points is a speck. */
const shortest = 6

/** The lines within a hand: where a finger lies over another or over the palm, and nothing lies over it. Its root stays open. */
export function handLines({ palm, digits }: Pick<Hand, 'palm' | 'digits'>): Path[] {
  return digits.flatMap(({ art, outline }, i): Path[] => {
    const under = [palm, ...digits.slice(0, i).map((one) => one.outline)]
    const over = digits.slice(i + 1).map((one) => one.outline)
    const count = outline.length
    return runs(
      outline.map((point, at) => {
        const t = at / (count - 1)
        if (t < art.base || t > 1 - art.base) return null
        const seen = under.some((one) => contains(one, point)) && !over.some((one) => contains(one, point))
        return seen ? point : null
      }),
    )
  })
}

function runs(points: readonly (Path[number] | null)[]): Path[] {
  const all: Path[number][][] = [[]]
  for (const point of points) {
    if (point) all[all.length - 1].push(point)
    else if (all[all.length - 1].length) all.push([])
  }
  return all.filter(({ length }) => length > shortest)
}
