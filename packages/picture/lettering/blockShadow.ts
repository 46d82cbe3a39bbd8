import type { Point } from '@toile/geometry'
import { sure } from '@toile/geometry'
import { flatten, type Outline, outlineOf } from './letterOutlines.ts'

const turning = (run: readonly Point[]) =>
  run.reduce((sum, [x, y], i) => {
    const [nx, ny] = sure(run[(i + 1) % run.length])
    return sum + x * ny - nx * y
  }, 0)

/** What a form sweeps over when it is pushed by x and y millimetres: one path, filled by the nonzero rule. */
export function blockShadow(outline: Outline, x: number, y: number): Outline {
  const runs = flatten(outline, 0.05)
  const swept: Point[][] = []
  for (const run of runs) {
    for (let i = 0; i < run.length; i++) {
      const a = sure(run[i])
      const b = sure(run[(i + 1) % run.length])
      const side: Point[] = [a, b, [b[0] + x, b[1] + y], [a[0] + x, a[1] + y]]
      swept.push(turning(side) < 0 ? side.reverse() : side)
    }
  }
  // The faces themselves are added as they turn: all one way, so that holes are kept apart from the sides.
  const faces = runs.map((run) => run.map(([a, b]): Point => [a + x, b + y]))
  return [...outlineOf(swept), ...outlineOf(positive(faces)), ...outlineOf(positive(runs))]
}

/** Outer runs turn to the positive side; letters whose outer runs turn the other way are turned over as a whole. */
function positive(runs: readonly Point[][]): Point[][] {
  const whole = runs.reduce((sum, run) => sum + turning(run), 0)
  return whole < 0 ? runs.map((run) => run.slice().reverse()) : runs.slice()
}
