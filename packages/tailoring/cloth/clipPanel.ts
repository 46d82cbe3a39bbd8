import { distance, lengths, mix, type Path, type Point, sure } from '@toile/geometry'

/** A stretch of a panel's outline: an edge of its piece, or where it was cut off. */
export interface Run {
  edge: string
  path: Path
}

/** Shorter stretches, in millimetres, are none. */
const least = 0.01

/** The part of a closed round of runs where a linear measure of places is positive; runs keep their names, and what closes the round again bears the given one. */
export function clipPanel(runs: readonly Run[], measure: (place: Point) => number, name: string): Run[] {
  const kept: Run[] = []
  for (const { edge, path } of runs)
    for (const piece of partsWhere(path, measure)) {
      const before = kept.at(-1)
      if (before && gap(before, piece)) kept.push({ edge: name, path: [sure(before.path.at(-1)), sure(piece[0])] })
      kept.push({ edge, path: piece })
    }
  const [first, last] = [kept[0], kept.at(-1)]
  if (first && last && gap(last, first.path))
    kept.push({ edge: name, path: [sure(last.path.at(-1)), sure(first.path[0])] })
  return kept
}

const gap = ({ path }: Run, next: Path) => {
  const [a, b] = [sure(path.at(-1)), sure(next[0])]
  return distance(a, b) > least
}

/** The stretches of an open path where a measure is positive. */
function partsWhere(path: Path, measure: (place: Point) => number): Path[] {
  const parts: Point[][] = []
  let open: Point[] | null = null
  path.forEach((place, i) => {
    const to = measure(place)
    const before = path[i - 1]
    const from = before ? measure(before) : to
    if (before && from > 0 !== to > 0) {
      const at = mix(before, place, from / (from - to))
      if (open) open.push(at)
      else parts.push((open = [at]))
      if (to <= 0) open = null
    }
    if (to <= 0) return
    if (open) open.push(place)
    else parts.push((open = [place]))
  })
  return parts.filter((part) => sure(lengths(part).at(-1)) > least)
}
