import type { DerivedSource } from '@toile/craft/prints/derivedSource.ts'
import type { Chance } from '@toile/geometry'
import type { Plane } from '../../../kernels/plane.ts'
import { wavesOf } from '../wavesOf.ts'

/** The direction in radians in which a brush runs at a point, in pixels of the picture. */
export type Flow = (x: number, y: number) => number

/** Pixels of the picture in a cell of the field, cells over which it is softened, and the change from which a place has a direction of its own. */
const cell = 4
const soft = 2
const leastChange = 0.0009

/** Runs along the lines of a picture (structure tensor), and where it has none as its lines lie on the whole, drifting the more the less one direction rules. */
export function flowOf(light: Plane, { lie, order }: Pick<DerivedSource, 'lie' | 'order'>, chance: Chance): Flow {
  const [wide, high] = [Math.floor(light.width / cell), Math.floor(light.height / cell)]
  const drift = wavesOf(3, 3, chance)
  const rests = lie === 'level' ? 0 : Math.PI / 2
  const doubled = softened(tensorOf(light, wide, high), wide, high)
  return (x, y) => {
    const i = Math.min(wide - 1, Math.max(0, Math.floor(x / cell)))
    const j = Math.min(high - 1, Math.max(0, Math.floor(y / cell)))
    const at = (j * wide + i) * 2
    const resting = 2 * (rests + drift(x / light.width, y / light.height) * (1.3 - order))
    // Directions are averaged at twice their angle, because a line has two ends.
    const c = doubled[at] + leastChange * Math.cos(resting)
    const s = doubled[at + 1] + leastChange * Math.sin(resting)
    return Math.atan2(s, c) / 2
  }
}

/** For each cell twice the angle of its lines, as a vector as long as they are strong. */
function tensorOf({ width, values }: Plane, wide: number, high: number): Float32Array {
  const out = new Float32Array(wide * high * 2)
  for (let j = 0; j < high; j++) {
    for (let i = 0; i < wide; i++) {
      let [c, s] = [0, 0]
      for (let k = 0; k < cell * cell; k++) {
        const x = Math.max(1, i * cell + (k % cell))
        const y = Math.max(1, j * cell + Math.floor(k / cell))
        const at = y * width + x
        const across = values[at] - values[at - 1]
        const down = values[at] - values[at - width]
        c += down * down - across * across
        s -= 2 * across * down
      }
      out[(j * wide + i) * 2] = c / (cell * cell)
      out[(j * wide + i) * 2 + 1] = s / (cell * cell)
    }
  }
  return out
}

function softened(from: Float32Array, wide: number, high: number): Float32Array {
  const out = new Float32Array(from.length)
  for (let j = 0; j < high; j++) {
    for (let i = 0; i < wide; i++) {
      for (let y = Math.max(0, j - soft); y <= Math.min(high - 1, j + soft); y++) {
        for (let x = Math.max(0, i - soft); x <= Math.min(wide - 1, i + soft); x++) {
          const weight = 1 / (1 + (x - i) ** 2 + (y - j) ** 2)
          out[(j * wide + i) * 2] += from[(y * wide + x) * 2] * weight
          out[(j * wide + i) * 2 + 1] += from[(y * wide + x) * 2 + 1] * weight
        }
      }
    }
  }
  return out
}
