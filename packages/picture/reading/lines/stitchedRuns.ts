import { distance, type Path, type Point, subtract, unit } from '@toile/geometry'

/** A dash is no longer than this share of the longer side, and the gap to the next no wider. */
const dash = 0.024
const gap = 0.014
/** So many dashes in a row are a stitch. */
const least = 4
/** A row goes straight on from dash to dash: cosine of its turn. */
const straight = 0.8

/** Rows of short dashes as the stitches that they are, and all other runs. */
export function stitchedRuns(runs: readonly Path[], long: number): { stitched: Path[]; others: Path[] } {
  const dashes = runs.filter(({ length }) => length <= dash * long)
  const free = new Set(dashes)
  const stitched: Path[] = []
  const rows: Path[][] = []
  for (const start of dashes) {
    if (!free.has(start)) continue
    free.delete(start)
    const row: Path[] = [start]
    for (let grown = true; grown; ) {
      const after = next(row[row.length - 1], free, gap * long)
      if (after) {
        free.delete(after.run)
        row.push(after.path)
      }
      const before = next([...row[0]].reverse(), free, gap * long)
      if (before) {
        free.delete(before.run)
        row.unshift([...before.path].reverse())
      }
      grown = Boolean(after ?? before)
    }
    rows.push(row)
  }
  const kept = new Set<Path>()
  for (const row of rows) {
    if (row.length >= least) stitched.push(row.flat())
    else
      for (const run of dashes)
        if (row.some((path) => path[0] === run[0] || path[0] === run[run.length - 1])) kept.add(run)
  }
  return { stitched, others: [...runs.filter(({ length }) => length > dash * long), ...kept] }
}

/** The dash that goes on from the end of a path, walked that way. */
function next(path: Path, free: ReadonlySet<Path>, reach: number): { run: Path; path: Path } | null {
  const end = path[path.length - 1]
  const way = unit(subtract(end, path[0]))
  let best: { run: Path; path: Path } | null = null
  let least = reach
  for (const run of free)
    for (const walked of [run, [...run].reverse()]) {
      const far = distance(end, walked[0])
      if (far >= least || !goesOn(way, end, walked)) continue
      least = far
      best = { run, path: walked }
    }
  return best
}

function goesOn(way: Point, end: Point, path: Path): boolean {
  const [over, along] = [unit(subtract(path[0], end)), unit(subtract(path[path.length - 1], path[0]))]
  return way[0] * along[0] + way[1] * along[1] > straight && way[0] * over[0] + way[1] * over[1] > straight
}
