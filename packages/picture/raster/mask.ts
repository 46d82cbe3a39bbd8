import { area, type Path, reversed } from '@toile/geometry'
import type { Context } from '../surface.ts'
import { addOutline, type Coverage, openCoverage } from './coverage.ts'
import { openRoom } from './lentRoom.ts'
import { type Region, type Stage, tracePath } from './stage.ts'

/** Coverage 0..255 of outlines in a region, with the first and last covered pixel of each row (last before first: none). */
export interface Mask {
  width: number
  height: number
  alpha: Uint8Array
  first: Int32Array
  last: Int32Array
}

/** Fills outlines as one shape whatever their winding, less the holes. */
export function fillShape(
  stage: Stage,
  context: Context,
  outlines: readonly Path[],
  holes: readonly Path[],
  dx: number,
  dy: number,
): void {
  context.beginPath()
  for (const path of outlines) tracePath(stage, context, area(path) < 0 ? reversed(path) : path, { dx, dy })
  context.fill()
  if (!holes.length) return
  context.save()
  context.globalCompositeOperation = 'destination-out'
  context.beginPath()
  for (const path of holes) tracePath(stage, context, area(path) < 0 ? reversed(path) : path, { dx, dy })
  context.fill()
  context.restore()
}

const [roomForShape, roomForHoles] = [openRoom(), openRoom()]

/** The coverage of outlines in heads, in a region of the stage: outlines as one shape whatever their winding, less the holes. */
export function maskOf(stage: Stage, region: Region, outlines: readonly Path[], holes: readonly Path[] = []): Mask {
  const { width, height } = region
  const shape = coverageOf(stage, region, outlines, roomForShape)
  const cut = holes.length ? coverageOf(stage, region, holes, roomForHoles) : null
  const alpha = new Uint8Array(width * height)
  const first = new Int32Array(height).fill(width)
  const last = new Int32Array(height).fill(-1)
  for (let y = 0; y < height; y++) {
    const start = shape.least[y]
    const end = Math.min(width - 1, shape.most[y])
    let covered = 0
    let open = 0
    if (cut) for (let x = cut.least[y]; x < start; x++) open += cut.cells[y * cut.stride + x]
    for (let x = start, i = y * width + x, k = y * shape.stride + x; x <= end; x++, i++, k++) {
      covered += shape.cells[k]
      if (cut) open += cut.cells[k]
      let a = covered < 0 ? -covered : covered
      if (a > 1) a = 1
      if (open !== 0) a *= 1 - Math.min(1, Math.abs(open))
      const byte = (a * 255 + 0.5) | 0
      if (!byte) continue
      alpha[i] = byte
      if (x < first[y]) first[y] = x
      last[y] = x
    }
  }
  return { width, height, alpha, first, last }
}

function coverageOf(
  stage: Stage,
  region: Region,
  outlines: readonly Path[],
  roomFor: (size: number) => Float32Array,
): Coverage {
  const coverage = openCoverage(region, roomFor)
  for (const path of outlines) if (path.length > 2) addOutline(coverage, stage, region, path, area(path) < 0 ? -1 : 1)
  return coverage
}
