import { chanceAt, repeat, type Swatch, share, speckle, wave, type Yarn } from './swatch.ts'

/** Satin, figured, piled and metal cloth. */
export const silks = {
  satin(u, v, yarn) {
    yarn.tone = speckle(u, v, 200, 6) * 1.2
  },
  jacquard,
  pile(u, v, yarn) {
    yarn.tone = speckle(u, v, 5, 3, 1) * 1.1 + speckle(u, v, 230, 90) * 0.5
  },
  lame(u, v, yarn) {
    const crinkle = 0.5 - Math.abs(speckle(u, v, 26, 44, 1)) * 2
    yarn.tone = wave(0, v, 0, 64) * 0.3 + crinkle * 0.9 + speckle(u, v, 200, 200) * 0.5
    yarn.sparkle = speckle(u, v, 150, 110, 2) > 0.4 ? 0.6 : 0
  },
  sequin(u, v, yarn) {
    const row = Math.floor((v / repeat) * 50)
    const across = (u / repeat) * 36 + (row & 1) * 0.5
    const column = Math.floor(across)
    const x = (across - column - 0.5) * (repeat / 36)
    const y = ((v / repeat) * 50 - row - 0.35) * (repeat / 50)
    const tilt = chanceAt(column, row, 36, 50, 1)
    const d = Math.hypot(x, y)
    yarn.tone = (tilt - 0.5) * 1.05 - (d > 3.1 ? 0.55 : 0) - y * 0.07 + x * (tilt - 0.5) * 0.16
    yarn.sparkle = tilt > 0.92 && d < 2.6 ? 0.85 : tilt > 0.8 && d < 1.5 ? 0.4 : 0
  },
} satisfies Record<string, Swatch>

/** Ogees with a flower in each, in a half drop: the figure shines where the ground is dull. */
function jacquard(u: number, v: number, yarn: Yarn): void {
  const column = Math.floor(u / 64)
  const x = (u / 64 - column - 0.5) * 2
  const y = (share((v / repeat) * 3 + (column & 1) * 0.5) - 0.5) * 2
  const side = Math.abs(x)
  const frame = Math.abs(side - (0.5 + 0.34 * Math.cos(y * Math.PI))) < 0.08
  const r = Math.hypot(x, y * 1.35)
  const petals = Math.cos(8 * Math.atan2(y * 1.35, x))
  const flower = r > 0.09 && r < 0.34 + 0.12 * petals && (r > 0.29 + 0.12 * petals || petals > -0.75)
  const leaf =
    Math.hypot(side - 0.3 - 0.1 * Math.abs(y), (Math.abs(y) - 0.62) * 1.5) < 0.19 &&
    Math.abs(side - 0.3 - 0.5 * (Math.abs(y) - 0.62)) > 0.02
  const figured = frame || flower || leaf
  yarn.tone = figured ? 0.24 + 0.06 * wave(u, 0, 64, 0) : -0.08 + 0.06 * wave(u, v, 50, 50)
}
