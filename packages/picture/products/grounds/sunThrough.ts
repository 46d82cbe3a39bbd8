import { type Chance, clamp, smooth } from '@toile/geometry'

/** A leaflet of the plant in the window: from where to where, and how broad, in millimetres along and up the window. */
interface Leaf {
  x: number
  y: number
  toX: number
  toY: number
  broad: number
}

const [panesAcross, panesUp, bar] = [2, 4, 46]

/** How much sun reaches a place of a room (millimetres to the right, up, and away) through a window in the wall at its left, in which a plant stands. */
export function sunThrough(chance: Chance, far: number, seen: number): (x: number, up: number, away: number) => number {
  const aside = -clamp(seen * 0.62, 1500, 2300)
  // The sun stands so that the panes fall right behind what is shown.
  const [into, fall] = [chance.between(0.42, 0.6), chance.between(0.5, 0.62)]
  const first = far + 1250 + (aside + chance.between(-520, -120)) * into
  const [left, right] = [first - 620, first + 620]
  const [bottom, top] = [750, 3150]
  const shade = shadeOf(leavesOf(chance, left, bottom))
  return (x, up, away) => {
    const way = x - aside
    if (way < 0) return 0
    const along = away - way * into
    const high = up + way * fall
    const soft = 14 + way * 0.016
    const [across, tall] = [(right - left) / panesAcross, (top - bottom) / panesUp]
    if (along < left - 90 || along > right + 90 || high < bottom - 90 || high > top + 90) return 0
    let open = step(along - left, soft) * step(right - along, soft) * step(high - bottom, soft) * step(top - high, soft)
    for (let k = 1; k < panesAcross; k++) open *= 1 - band(along - left - k * across, soft)
    for (let k = 1; k < panesUp; k++) open *= 1 - band(high - bottom - k * tall, soft)
    return open <= 0 ? 0 : open * (1 - 0.82 * shade(along, high))
  }
}

const step = (off: number, soft: number) => smooth(-soft, soft, off)
const band = (off: number, soft: number) =>
  Math.min(1, bar / (2 * soft)) * smooth(-soft - bar / 2, 0, off + bar / 2) * smooth(-soft - bar / 2, 0, bar / 2 - off)

/** Fronds that bend outwards from a pot on the sill, each with leaflets on both sides. */
function leavesOf(chance: Chance, left: number, bottom: number): Leaf[] {
  const leaves: Leaf[] = []
  const [potX, potY] = [left + chance.between(120, 380), bottom - 120]
  for (let k = 0; k < 7; k++) {
    const lean = (k - 3) * 0.34 + chance.bell() * 0.09
    const length = chance.between(900, 1500)
    let [x, y, angle] = [potX, potY, Math.PI / 2 - lean * 0.55]
    const steps = 16
    for (let i = 0; i < steps; i++) {
      const share = i / steps
      const [toX, toY] = [x + (Math.cos(angle) * length) / steps, y + (Math.sin(angle) * length) / steps]
      leaves.push({ x, y, toX, toY, broad: 7 })
      if (share > 0.28)
        for (const side of [-1, 1]) {
          const spread = angle + side * (1.05 - 0.45 * share)
          const long = 330 * Math.sin(Math.PI * (0.18 + 0.78 * share)) * chance.between(0.85, 1.1)
          leaves.push({
            x,
            y,
            toX: x + Math.cos(spread) * long,
            toY: y + Math.sin(spread) * long - long * 0.12,
            broad: 19,
          })
        }
      ;[x, y] = [toX, toY]
      angle -= lean * 0.085
    }
  }
  return leaves
}

/** How much of the sun leaves keep away at a place of the window, kept in cells. */
function shadeOf(leaves: readonly Leaf[]): (x: number, y: number) => number {
  const cell = 12
  const pads = 60
  const left = Math.min(...leaves.map(({ x, toX }) => Math.min(x, toX))) - pads
  const bottom = Math.min(...leaves.map(({ y, toY }) => Math.min(y, toY))) - pads
  const columns = Math.ceil((Math.max(...leaves.map(({ x, toX }) => Math.max(x, toX))) + pads - left) / cell) + 2
  const rows = Math.ceil((Math.max(...leaves.map(({ y, toY }) => Math.max(y, toY))) + pads - bottom) / cell) + 2
  const kept = new Float32Array(columns * rows)
  for (const leaf of leaves) {
    const [dx, dy] = [leaf.toX - leaf.x, leaf.toY - leaf.y]
    const long = dx * dx + dy * dy || 1
    const from = [Math.min(leaf.x, leaf.toX) - pads, Math.min(leaf.y, leaf.toY) - pads] as const
    const to = [Math.max(leaf.x, leaf.toX) + pads, Math.max(leaf.y, leaf.toY) + pads] as const
    for (let row = Math.floor((from[1] - bottom) / cell); row * cell + bottom < to[1]; row++) {
      for (let column = Math.floor((from[0] - left) / cell); column * cell + left < to[0]; column++) {
        const [px, py] = [left + column * cell - leaf.x, bottom + row * cell - leaf.y]
        const share = Math.max(0, Math.min(1, (px * dx + py * dy) / long))
        const off = Math.sqrt((px - dx * share) ** 2 + (py - dy * share) ** 2)
        const broad = leaf.broad * Math.sqrt(Math.max(0.02, 4 * share * (1 - share) + 0.1))
        const i = row * columns + column
        if (i >= 0 && i < kept.length) kept[i] = Math.max(kept[i]!, 1 - smooth(broad - 8, broad + 14, off))
      }
    }
  }
  return (x, y) => {
    const [u, v] = [(x - left) / cell, (y - bottom) / cell]
    const [column, row] = [Math.floor(u), Math.floor(v)]
    if (column < 0 || row < 0 || column >= columns - 1 || row >= rows - 1) return 0
    const i = row * columns + column
    const upper = kept[i]! + (kept[i + 1]! - kept[i]!) * (u - column)
    const lower = kept[i + columns]! + (kept[i + columns + 1]! - kept[i + columns]!) * (u - column)
    return upper + (lower - upper) * (v - row)
  }
}
