import { boxBlur } from '../../kernels/boxBlur.ts'
import { distanceTo } from '../../kernels/distance.ts'
import { lineRuns } from '../../kernels/lineRuns.ts'
import { inverse, type Mask, maskOf, type Plane } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'
import { type Cells, cellSide, cellSums, cellsOf } from './cells.ts'
import { clothWithin } from './clothWithin.ts'
import { type LiftedPrint, liftedPrint } from './liftedPrint.ts'
import { type PenLines, penLines } from './penLines.ts'
import { leastRun, type Piece, piecesOf } from './piecesOf.ts'
import { printSteps } from './printSteps.ts'
import { runSurroundings } from './runSurroundings.ts'
import { runTraits } from './runTraits.ts'
import { seenCloth } from './seenCloth.ts'

/** How far round a run others crowd it, in cells; how far within the cloth no line of its border lies, in pixels. */
const around = 4
const rim = 4

/** Everything in a picture that may be a pen's line, in pieces with their traits. */
export interface PiecesFound {
  pen: PenLines
  pieces: readonly Piece[]
  traits: readonly number[][]
}

/** Finds everything in a picture that may be a pen's line. A print that repeats is taken off before. */
export function piecesIn(pixels: Pixels): PiecesFound {
  const cells = cellsOf(pixels)
  const cloth = clothWithin(pixels)
  const depth = distanceTo(inverse(cloth))
  const lift = liftIn(pixels, cells, cloth, depth)
  const pen = penLines(lift?.pixels ?? pixels)
  const { middles, response, strength } = pen
  const drawn: number[] = []
  middles.values.forEach((on, i) => {
    if (on) drawn.push(i)
  })
  const crowd = boxBlur(
    cellSums(cells, drawn, () => 1 / cellSide ** 2),
    around,
  )
  const runs = lineRuns(middles, leastRun)
  const pieces = piecesOf(runs)
  const sight = { pixels: lift?.pixels ?? pixels, response, strength, cells }
  const surroundings = runSurroundings(runs, pieces, { ...sight, middles, depth, lifted: lift?.lifted ?? null })
  const traits = pieces.map(({ path }, k) => [...runTraits(path, { ...sight, crowd }), ...(surroundings[k] ?? [])])
  return { pen, pieces, traits }
}

function liftIn(pixels: Pixels, cells: Cells, cloth: Mask, depth: Plane): LiftedPrint | null {
  const seen = seenCloth(
    pixels,
    cells,
    maskOf(cloth, (i) => (depth.values[i] ?? 0) > rim),
  )
  const steps = printSteps(seen)
  return steps.length > 0 ? liftedPrint(seen, cloth, steps) : null
}
