import { type Bounds, type Chance, clamp, type Noise, smooth } from '@toile/geometry'

/** Heights of the upper side of folded cloth over its plane, in heads, on a grid over its box. */
export interface PressedRelief {
  /** Height and slopes at a place. */
  at(x: number, y: number): readonly [height: number, slopeX: number, slopeY: number]
}

const step = 0.012
/** Heads round the box that the grid covers as well. */
const margin = 0.2

/** What lies under the front shows through it: sleeves folded behind, a crease or two of the press, air between layers, and a corner that lifts. */
export function pressedRelief(
  box: Bounds,
  { roll, soft, sleeves }: { roll: number; soft: number; sleeves: boolean },
  chance: Chance,
  noise: Noise,
): PressedRelief {
  const { left, right, top, bottom } = box
  const wide = right - left
  const tall = bottom - top
  const middle = (left + right) / 2
  const air = roll * (0.45 + 0.6 * soft)
  const sides = [-1, 1].map((side) => ({
    side,
    from: wide * (0.28 + 0.07 * chance.next()),
    lean: 0.02 + 0.09 * chance.next(),
    end: top + tall * (0.62 + 0.26 * chance.next()),
    deep: roll * (0.22 + 0.2 * chance.next()),
  }))
  const creases = Array.from({ length: soft > 0.6 ? 1 : 2 }, () => ({
    y: top + tall * chance.between(0.32, 0.78),
    lean: chance.bell() * 0.02,
    deep: roll * (0.05 + 0.09 * (1 - soft)),
    at: chance.next() * 50,
  }))
  // Cloth that was laid by hand draws faintly from corner to corner.
  const draws = Array.from({ length: 4 }, () => ({
    x: left + wide * chance.next(),
    y: top + tall * chance.between(0.25, 1),
    angle: chance.between(-0.6, 0.6) + (chance.happens(0.5) ? 0 : Math.PI / 2),
    wide: chance.between(0.03, 0.06) * (0.7 + 0.6 * soft),
    long: chance.between(0.12, 0.3),
    deep: roll * chance.between(0.14, 0.34),
  }))
  const [cornerX, lift] = [chance.happens(0.5) ? left : right, roll * (0.5 + 0.8 * chance.next())]
  const height = (x: number, y: number) => {
    let z = air * (noise(x * 2.1 + 3.7, y * 1.7) + 0.4 * noise(x * 5.2, y * 4.3 + 9) - 0.7)
    // Cloth sinks a little to its folded edges, and puckers there.
    const [u, v] = [(x - middle) / (wide / 2), (y - (top + bottom) / 2) / (tall / 2)]
    z += roll * 0.45 * (1 - u ** 4) * (1 - v ** 6)
    const edge = clamp(1 - (1 - Math.max(Math.abs(u), Math.abs(v))) / 0.2) ** 2
    z += roll * (0.1 + 0.16 * soft) * edge * (noise(x * 11, y * 11 + 30) - 0.5)
    if (sleeves)
      for (const { side, from, lean, end, deep } of sides) {
        const wave = 0.03 * (noise(y * 3.1, side * 7 + 40) - 0.5)
        const far = from + (y - top) * lean + wave - Math.abs(x - middle)
        const own = (x - middle) * side > 0 ? 1 - smooth(-0.022, 0.022, far) : 0
        z += deep * own * (1 - smooth(end - 0.06, end + 0.06, y + (x - middle) * side * 0.25))
      }
    for (const { y: at, lean, deep, at: from } of creases) {
      const far = (y - at - lean * (x - middle)) / 0.014
      z -= deep * Math.exp(-far * far) * smooth(0.25, 0.75, noise(x * 2.2 + from, from))
    }
    for (const draw of draws) {
      const [dx, dy] = [x - draw.x, y - draw.y]
      const [c, s] = [Math.cos(draw.angle), Math.sin(draw.angle)]
      const along = (dx * c + dy * s) / draw.long
      const across = (dy * c - dx * s) / draw.wide
      z += draw.deep * Math.exp(-along * along - across * across)
    }
    const corner = Math.hypot(x - cornerX, y - bottom) / (0.3 * wide)
    return z + lift * clamp(1 - corner) ** 2
  }
  const columns = Math.ceil((wide + 2 * margin) / step) + 2
  const rows = Math.ceil((tall + 2 * margin) / step) + 2
  const grid = new Float32Array(columns * rows)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) grid[j * columns + i] = height(left - margin + i * step, top - margin + j * step)
  return {
    at(x, y) {
      const u = clamp((x - left + margin) / step, 0, columns - 1.001)
      const v = clamp((y - top + margin) / step, 0, rows - 1.001)
      const k = Math.floor(v) * columns + Math.floor(u)
      const [fx, fy] = [u % 1, v % 1]
      const [a, b, c, d] = [grid[k]!, grid[k + 1]!, grid[k + columns]!, grid[k + columns + 1]!]
      const upper = a + (b - a) * fx
      const lower = c + (d - c) * fx
      return [upper + (lower - upper) * fy, ((b - a) * (1 - fy) + (d - c) * fy) / step, (lower - upper) / step]
    },
  }
}
