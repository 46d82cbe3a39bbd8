/** Runs of cells one after the other, ascending and apart: the first cell of each and the one after its last. */
type FlatRuns = number[]

/** Runs that are changed in place, as often as a marker needs it. */
export const flatRuns = {
  /** Adds a run that meets none of the others within. */
  put(runs: FlatRuns, from: number, to: number): void {
    let i = 0
    while (i < runs.length && runs[i]! < from) i += 2
    const [before, after] = [i > 0 && runs[i - 1] === from, i < runs.length && runs[i] === to]
    if (before && after) remove(runs, i - 1, 2)
    else if (before) runs[i - 1] = to
    else if (after) runs[i] = from
    else insert(runs, i, from, to)
  },
  /** Takes away all cells from one to before another. */
  take(runs: FlatRuns, from: number, to: number): void {
    let i = 0
    while (i < runs.length && runs[i + 1]! <= from) i += 2
    if (i >= runs.length || runs[i]! >= to) return
    if (runs[i]! < from && runs[i + 1]! > to) return insert(runs, i + 1, from, to)
    if (runs[i]! < from) {
      runs[i + 1] = from
      i += 2
    }
    let end = i
    while (end < runs.length && runs[end + 1]! <= to) end += 2
    if (end < runs.length && runs[end]! < to) runs[end] = to
    if (end > i) remove(runs, i, end - i)
  },
}

function insert(runs: FlatRuns, at: number, first: number, second: number): void {
  runs.push(0, 0)
  runs.copyWithin(at + 2, at, runs.length - 2)
  runs[at] = first
  runs[at + 1] = second
}

function remove(runs: FlatRuns, at: number, count: number): void {
  runs.copyWithin(at, at + count)
  runs.length -= count
}
