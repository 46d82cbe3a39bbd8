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

  function rub(i: number, at: number, color: number, pull: number, keeps: number): void {
    const alpha = color >>> 24
    const sees = alpha / 255
    const [r, g, b] = [(color & 255) * sees, ((color >> 8) & 255) * sees, ((color >> 16) & 255) * sees]
    const share = isClean ? 0 : pull
    const own = [r, g, b, alpha]
    for (let channel = 0; channel < 4; channel++) {
      const here = own[channel]!
      const held = carried[at + channel]!
      own[channel] = here + (held - here) * share
      carried[at + channel] = isClean ? here : here + (held - here) * keeps
    }
    const a = own[3]!
    const k = a > 0 ? 255 / a : 0
    const [red, green, blue] = [own[0]! * k + 0.5, own[1]! * k + 0.5, own[2]! * k + 0.5]
    pigment[i] = packed(Math.min(255, red) | 0, Math.min(255, green) | 0, Math.min(255, blue) | 0, (a + 0.5) | 0)
    cover[i] = 1
  }

  /** Rubs the finger over the layer with its middle on a pixel. */
  return (x: number, y: number, radius: number, strength: number): void => {
    const soft = Math.max(0.5, radius * (1 - knobs.hardness))
    const [x0, x1] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
    const [y0, y1] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    for (let py = y0; py < y1; py++) {
      for (let px = x0; px < x1; px++) {
        const [dx, dy] = [px - x, py - y]
        const i = py * width + px
        const at = ((dy + reach) * across + dx + reach) * 4
        const rim = Math.min(1, (radius - Math.sqrt(dx * dx + dy * dy)) / soft)
        const color = cover[i] ? pigment[i]! : under(px, py)
        if (rim > 0) rub(i, at, color, strength * rim * rim * (3 - 2 * rim), strength)
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
