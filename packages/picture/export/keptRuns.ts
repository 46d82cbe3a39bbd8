import { lengths, type Path, type Point, resample, sure } from '@toile/geometry'

/** The runs of a line whose points are kept, tested every `step` heads; runs of fewer than `least` points are left out. */
export function keptRuns(
  path: Path,
  { step, least }: { step: number; least: number },
  isKept: (point: Point) => boolean,
): Point[][] {
  const runs: Point[][] = [[]]
  for (const point of resample(path, Math.max(least, Math.ceil((lengths(path).at(-1) ?? 0) / step)))) {
    if (isKept(point)) sure(runs[runs.length - 1]).push(point)
    else if (sure(runs[runs.length - 1]).length) runs.push([])
  }
  return runs.filter((run) => run.length >= least)
}
