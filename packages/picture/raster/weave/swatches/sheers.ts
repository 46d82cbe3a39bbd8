import { repeat, type Swatch, share, speckle, wave, type Yarn } from './swatch.ts'

/** Cloth that shows what is under it. */
export const sheers = {
  georgette(u, v, yarn) {
    yarn.tone = speckle(u, v, 200, 200) * 1.2
    yarn.cover = 0.94 + speckle(u, v, 120, 150, 1) * 0.3
  },
  organza(u, v, yarn) {
    yarn.tone = wave(u, 0, 64, 0) * 0.5 + wave(0, v, 0, 64) * 0.5
    yarn.height = -Math.abs(speckle(u, v, 8, 6, 1)) * 3.6
  },
  net(u, v, yarn) {
    const row = (v / repeat) * 46
    const x = share((u / repeat) * 40 + (Math.floor(row) & 1) * 0.5) - 0.5
    const y = share(row) - 0.5
    const thread = Math.hypot(x, y) > 0.42
    yarn.cover = thread ? 1 : 0.42
    yarn.tone = thread ? 0 : -0.3
  },
  lace,
} satisfies Record<string, Swatch>

/** Flowers and sprigs on a hexagonal net, corded along their edges. */
function lace(u: number, v: number, yarn: Yarn): void {
  const row = (v / repeat) * 54
  const x = share((u / repeat) * 48 + (Math.floor(row) & 1) * 0.5) - 0.5
  const net = Math.hypot(x, share(row) - 0.5) > 0.4 ? 0.55 : 0.07
  const cover = Math.max(net, bloom(u, v, 15, 6), bloom(u + 21.33, v + 4, 6.5, 5), sprig(u, v))
  yarn.cover = cover
  yarn.tone = (cover - 0.8) * 0.9
}

const columns = 6
const rows = 5
const wide = repeat / columns
const high = repeat / rows

/** A place from the middle of its cell in a half drop, and which way the cell is turned. */
function cellOf(u: number, v: number): [x: number, y: number, turned: number] {
  const column = Math.floor(u / wide)
  const down = share(v / high + (column & 1) * 0.5) - 0.5
  return [u - (column + 0.5) * wide, down * high, column & 1]
}

/** Thread over a flower of corded petals about its cell's middle. */
function bloom(u: number, v: number, radius: number, petals: number): number {
  const [x, y, turned] = cellOf(u, v)
  const r = Math.hypot(x, y)
  if (r > radius) return 0
  const around = Math.abs(Math.cos((petals / 2) * (Math.atan2(y, x) + turned * 0.6)))
  const edge = radius * (0.42 + 0.58 * Math.sqrt(around))
  if (r > edge) return 0
  if (r > edge - 1.9 || r < radius * 0.16) return 1
  if (r < radius * 0.26) return 0.25
  return around < 0.22 ? 0.95 : 0.7
}

/** Thread over a wavy stem with leaves that runs down between the flowers. */
function sprig(u: number, v: number): number {
  const x = u / wide - Math.round(u / wide)
  const sway = 0.16 * Math.sin((v / high) * Math.PI * 2)
  const stem = Math.abs(x - sway) * wide
  if (stem < 0.9) return 0.9
  const leaf = share(v / (high / 4)) - 0.5
  const out = stem / 5
  if (out > 1) return 0
  const half = 0.34 * Math.sin(Math.PI * out)
  const off = Math.abs(leaf - out * 0.3)
  return off < half ? (off > half - 0.09 ? 1 : 0.66) : 0
}
