import type { Path, Point } from '@toile/geometry'
import { boxBlur } from '../../kernels/boxBlur.ts'
import { lineRuns } from '../../kernels/lineRuns.ts'
import { planeOf } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'
import { type Net, readNet, runNet } from '../trace/recognise/net.ts'
import { type PenLines, penLines } from './penLines.ts'
import { penTable } from './penTable.ts'
import { runTraits } from './runTraits.ts'

/** How far round a run others crowd it, and fewer pixels than make a run, in pixels. */
const around = 12
const least = 4

/** Everything in a picture that may be a pen's line, as runs with their traits. */
export function runsIn(pixels: Pixels): { pen: PenLines; runs: { path: Point[]; traits: number[] }[] } {
  const pen = penLines(pixels)
  const { middles, response, strength } = pen
  const crowd = boxBlur(
    planeOf(pixels, (i) => middles.values[i]),
    around,
  )
  const runs = lineRuns(middles, least).map((path) => ({
    path,
    traits: runTraits(path, { pixels, response, strength, crowd }),
  }))
  return { pen, runs }
}

/** The lines that a pen drew in a picture: what the edges of prints, grain and light left is told from them by what was learned from drawn pictures. */
export function penRuns(pixels: Pixels): { pen: PenLines; runs: Path[] } {
  const { pen, runs } = runsIn(pixels)
  return { pen, runs: runs.filter(({ traits }) => isDrawn(traits)).map(({ path }) => path) }
}

let net: Net | null = null

function isDrawn(traits: readonly number[]): boolean {
  net ??= readNet(penTable)
  return runNet(net, Float32Array.from(traits))[0] > 0
}
