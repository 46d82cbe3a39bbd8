import type { Path } from '@toile/geometry'
import { boxBlur } from '../../kernels/boxBlur.ts'
import { distanceTo } from '../../kernels/distance.ts'
import { lineRuns } from '../../kernels/lineRuns.ts'
import { inverse, type Mask, maskOf, type Plane, planeOf } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'
import { type Net, readNet, runNet, type StoredNet } from '../trace/recognise/net.ts'
import { clothFeatures } from './clothFeatures.ts'
import { clothWithin } from './clothWithin.ts'
import { type LiftedPrint, liftedPrint } from './liftedPrint.ts'
import { neighbourTraits } from './neighbourTraits.ts'
import { type PenLines, penLines } from './penLines.ts'
import { penTable, penTableAmong } from './penTable.ts'
import { joinedPieces, type Piece, piecesOf } from './piecesOf.ts'
import { printSteps } from './printSteps.ts'
import { runSurroundings } from './runSurroundings.ts'
import { runTraits } from './runTraits.ts'

/** How far round a run others crowd it, fewer pixels than make a run, and how far within the cloth no line of its border lies, in pixels. */
const around = 12
const least = 4
const rim = 4
/** How sure it is that a pen drew what is kept, -1..1: a line too many is worse than one too few. */
const sure = 0.2

/** Everything in a picture that may be a pen's line, in pieces with their traits. */
export interface PiecesFound {
  pen: PenLines
  pieces: readonly Piece[]
  traits: readonly number[][]
}

/** Finds everything in a picture that may be a pen's line. A print that repeats is taken off before. */
export function piecesIn(pixels: Pixels): PiecesFound {
  const first = penLines(pixels)
  const cloth = clothWithin(pixels, first.middles)
  const depth = distanceTo(inverse(cloth))
  const lift = liftIn(pixels, cloth, depth)
  const pen = lift ? penLines(lift.pixels) : first
  const { middles, response, strength } = pen
  const crowd = boxBlur(
    planeOf(pixels, (i) => middles.values[i] ?? 0),
    around,
  )
  const runs = lineRuns(middles, least)
  const pieces = piecesOf(runs)
  const sight = { pixels: lift?.pixels ?? pixels, response, strength }
  const surroundings = runSurroundings(runs, pieces, { ...sight, middles, depth, lifted: lift?.lifted ?? null })
  const traits = pieces.map(({ path }, k) => [...runTraits(path, { ...sight, crowd }), ...(surroundings[k] ?? [])])
  return { pen, pieces, traits }
}

function liftIn(pixels: Pixels, cloth: Mask, depth: Plane): LiftedPrint | null {
  const deep = maskOf(cloth, (i) => (depth.values[i] ?? 0) > rim)
  const steps = printSteps(clothFeatures(pixels, deep), deep)
  return steps.length > 0 ? liftedPrint(pixels, cloth, deep, steps) : null
}

/** The lines that a pen drew in a picture: what the edges of prints, grain and light left is told from them by what was learned from drawn pictures. */
export function penRuns(pixels: Pixels): { pen: PenLines; runs: Path[] } {
  const { pen, pieces, traits } = piecesIn(pixels)
  const first = judged(penTable, traits)
  const among = neighbourTraits(pieces, first, pixels)
  const last = judged(
    penTableAmong,
    traits.map((own, k) => [...own, ...(among[k] ?? [])]),
  )
  return { pen, runs: joinedPieces(pieces, (k) => (last[k] ?? 0) > sure).filter(({ length }) => length >= least) }
}

const nets = new Map<StoredNet, Net>()

/** How surely each is a pen's line, -1..1. */
export function judged(table: StoredNet, traits: readonly (readonly number[])[]): number[] {
  const net = nets.get(table) ?? readNet(table)
  nets.set(table, net)
  return traits.map((own) => Math.tanh((runNet(net, Float32Array.from(own))[0] ?? 0) / 2))
}
