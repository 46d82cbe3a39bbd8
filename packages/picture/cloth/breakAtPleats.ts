import type { Fold } from '@toile/craft/garments/piece.ts'
import type { Path } from '@toile/geometry'
import type { Region, Stage } from '../raster/stage.ts'
import type { ClothMap } from '../raster/weave/clothPlaces.ts'

/** Cloth hidden in a pleat against the distance to the next pleat: a knife pleat takes three layers. */
const hidden = 1.3
/** Steeper than this a pleat runs down the piece, in heads down per head across. */
const upright = 1.5

/** Sets a print off at every upright pleat by the cloth that the pleat hides, half to either side of the middle, so that the pattern breaks there as it does in cloth. */
export function breakAtPleats(
  stage: Stage,
  region: Region,
  map: ClothMap,
  folds: readonly Fold[],
  millimetresPerHead: number,
): void {
  const pleats = folds.filter(({ kind, path }) => kind === 'pleat' && runsDown(path))
  if (pleats.length < 3) return
  const paths = pleats.map(({ path }) =>
    path
      .map(stage.place)
      .map(([x, y]) => [x - region.x, y - region.y] as const)
      .toSorted((a, b) => a[1] - b[1]),
  )
  const middles = paths.map((path) => path[path.length >> 1][0]).toSorted((a, b) => a - b)
  const gap = (middles[middles.length - 1] - middles[0]) / (middles.length - 1) / stage.scale
  const step = gap * hidden * millimetresPerHead
  for (let y = 0; y < region.height; y++) {
    const crossings = paths.flatMap((path) => crossingAt(path, y)).toSorted((a, b) => a - b)
    let passed = 0
    for (let x = 0, i = y * region.width; x < region.width; x++, i++) {
      while (passed < crossings.length && x > crossings[passed]) passed++
      map.u[i] += (passed - crossings.length / 2) * step
    }
  }
}

function runsDown(path: Path): boolean {
  const [from] = path
  const to = path[path.length - 1]
  return Math.abs(to[1] - from[1]) > upright * Math.abs(to[0] - from[0]) && Math.abs(to[1] - from[1]) > 0.25
}

/** Where a path that runs down crosses a row of pixels; its ends run on straight down. */
function crossingAt(path: readonly (readonly [number, number])[], y: number): number[] {
  const last = path.length - 1
  if (y <= path[0][1]) return [path[0][0]]
  if (y >= path[last][1]) return [path[last][0]]
  for (let i = 0; i < last; i++) {
    const [x0, y0] = path[i]
    const [x1, y1] = path[i + 1]
    if (y >= y0 && y <= y1) return [x0 + ((x1 - x0) * (y - y0)) / (y1 - y0 || 1)]
  }
  return []
}
