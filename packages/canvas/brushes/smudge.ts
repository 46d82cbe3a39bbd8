import { defineBrush, type Easel } from '../stroke/brush.ts'
import { packed } from '../stroke/packed.ts'

/** Opens the finger: what it carries at each place of its tip, with alpha laid into the colors. */
function openFinger({ plane, under, knobs }: Easel) {
  const reach = Math.ceil(knobs.size / 2) + 1
  const across = 2 * reach + 1
  const carried = new Float32Array(across * across * 4)
  const pigment = plane.askPigment()
  const { cover, width, height } = plane
  let isClean = true

  /** What a pixel has of a channel once the finger has passed; the finger takes of it what it does not keep. */
  function pass(at: number, here: number, pull: number, keeps: number): number {
    const held = isClean ? here : carried[at]!
    carried[at] = here + (held - here) * keeps
    return here + (held - here) * pull
  }

  function rub(i: number, at: number, color: number, pull: number, keeps: number): void {
    const alpha = color >>> 24
    const sees = alpha / 255
    const r = pass(at, (color & 255) * sees, pull, keeps)
    const g = pass(at + 1, ((color >> 8) & 255) * sees, pull, keeps)
    const b = pass(at + 2, ((color >> 16) & 255) * sees, pull, keeps)
    const a = pass(at + 3, alpha, pull, keeps)
    const k = a > 0 ? 255 / a : 0
    const red = Math.min(255, r * k + 0.5) | 0
    const green = Math.min(255, g * k + 0.5) | 0
    const blue = Math.min(255, b * k + 0.5) | 0
    pigment[i] = packed(red, green, blue, (a + 0.5) | 0)
    cover[i] = 1
  }

  /** Rubs the finger over the layer with its middle on a pixel. */
  return (x: number, y: number, radius: number, strength: number): void => {
    const soft = Math.max(0.5, radius * (1 - knobs.hardness))
    const [x0, x1] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
    const [y0, y1] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    for (let py = y0; py < y1; py++) {
      const dy = py - y
      for (let px = x0; px < x1; px++) {
        const dx = px - x
        const square = dx * dx + dy * dy
        if (square >= radius * radius) continue
        const i = py * width + px
        const at = ((dy + reach) * across + dx + reach) * 4
        const rim = Math.min(1, (radius - Math.sqrt(square)) / soft)
        const color = cover[i] ? pigment[i]! : under(px, py)
        rub(i, at, color, strength * rim * rim * (3 - 2 * rim), strength)
      }
    }
    plane.mark(x0, y0, x1, y1)
    isClean = false
  }
}

/** A finger that drags the paint of its layer along: the flow is how much of it the finger keeps. */
export const smudge = defineBrush({
  id: 'smudge',
  label: 'Smudge',
  ground: 'cartridge',
  lays: 'paint',
  pigment: 'replaces',
  smoothing: { kind: 'oneEuro', cutoff: 2 },
  normal: { size: 46, opacity: 1, flow: 0.55, hardness: 0.3, spacing: 0.05, pressureSize: 0.2, pressureFlow: 0.3 },
  begin(easel) {
    const rub = openFinger(easel)
    const { size, flow } = easel
    return {
      move: (nib) => rub(Math.floor(nib.x), Math.floor(nib.y), size(nib) / 2, Math.min(0.96, 0.45 + 0.52 * flow(nib))),
    }
  },
})
