import { area, type Path, type Point } from '@toile/geometry'

/** Whether a patch of a surface is turned to the viewer: its corners run from the viewer's right to the left, then on towards the toes. */
export const facesViewer = (patch: Path): boolean => area(patch) < -1e-6

/** What of a strip between two neighbouring edges is turned to the viewer, as few outlines: patches that lie side by side are one. */
export function seenStrip(edge: Path, next: Path): Path[] {
  const runs: (readonly [from: number, to: number])[] = []
  let from = -1
  for (let i = 0; i < edge.length; i++) {
    const seen = i < edge.length - 1 && facesViewer([edge[i], edge[i + 1], next[i + 1], next[i]])
    if (seen && from < 0) from = i
    if (seen || from < 0) continue
    runs.push([from, i])
    from = -1
  }
  return runs.map(([a, b]): Point[] => [...edge.slice(a, b + 1), ...next.slice(a, b + 1).toReversed()])
}
