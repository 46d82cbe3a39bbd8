import { eachCovered } from '../raster/eachCovered.ts'
import type { Region, Stage } from '../raster/stage.ts'
import type { ClothMap } from '../raster/weave/clothPlaces.ts'
import type { Chart } from './chart.ts'

/** Of a stage, where it places heads. */
type Placed = Pick<Stage, 'scale' | 'origin' | 'place'>

const latest = new WeakMap<Chart, { key: string; map: ClothMap }>()

/** Reads a chart onto the pixels of a region: millimetres on the cloth under each; not a number where no cloth is. The latest answer is kept; it must not be written to. */
export function chartMap(stage: Placed, region: Region, chart: Chart): ClothMap {
  const key = [stage.scale, ...stage.origin, region.x, region.y, region.width, region.height].join()
  const known = latest.get(chart)
  if (known?.key === key) return known.map
  const map = readChart(stage, region, chart)
  latest.set(chart, { key, map })
  return map
}

function readChart(stage: Placed, region: Region, chart: Chart): ClothMap {
  const size = region.width * region.height
  const map = { u: new Float32Array(size).fill(Number.NaN), v: new Float32Array(size).fill(Number.NaN) }
  const depth = new Float32Array(size).fill(-1e9)
  const { columns, rows, u, v, z } = chart
  const corner = (i: number) => {
    const [x, y] = stage.place([chart.x[i], chart.y[i]])
    return { x: x - region.x - 0.5, y: y - region.y - 0.5 }
  }
  const fill = (i: number, j: number, k: number) =>
    eachCovered(region, [corner(i), corner(j), corner(k)], 0.001, (at, p, q, r) => {
      const near = z[i] * p + z[j] * q + z[k] * r
      if (near < depth[at]) return
      depth[at] = near
      map.u[at] = u[i] * p + u[j] * q + u[k] * r
      map.v[at] = v[i] * p + v[j] * q + v[k] * r
    })
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const i = row * columns + column
      fill(i, i + 1, i + columns)
      fill(i + 1, i + columns + 1, i + columns)
    }
  }
  return map
}
