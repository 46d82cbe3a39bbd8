import { distance, type Path, type Point, reversed, sure } from '@toile/geometry'

/** Runs of points joined where the end of one touches that of another and of no third, however each was walked. */
export function chained(runs: readonly Path[], touching: number): Point[][] {
  const open = runs.filter(({ length }) => length > 1).map((run) => [...run])
  const ends = (run: Path) => [sure(run[0]), sure(run[run.length - 1])] as const
  const isFree = (place: Point) =>
    open.reduce((count, run) => count + ends(run).filter((end) => distance(end, place) <= touching).length, 0) === 2
  for (let i = 0; i < open.length; ) {
    const run = sure(open[i])
    const [first, last] = ends(run)
    if (distance(first, last) <= touching && run.length > 3) {
      i++
      continue
    }
    const partner = open.findIndex((other, k) => k !== i && ends(other).some((end) => distance(end, last) <= touching))
    if (partner >= 0 && isFree(last)) {
      open[i] = [...run, ...from(sure(open[partner]), last)]
      open.splice(partner, 1)
      if (partner < i) i--
      continue
    }
    const before = open.findIndex((other, k) => k !== i && ends(other).some((end) => distance(end, first) <= touching))
    if (before >= 0 && isFree(first)) {
      open[i] = [...reversed(from(sure(open[before]), first)), ...run]
      open.splice(before, 1)
      if (before < i) i--
      continue
    }
    i++
  }
  return open
}

/** A run walked from the end that lies at a place, without that end. */
function from(run: Path, place: Point): Point[] {
  const [first, last] = [sure(run[0]), sure(run[run.length - 1])]
  const walked = distance(first, place) <= distance(last, place) ? run : reversed(run)
  return walked.slice(1)
}
