import { chanceAt, repeat, type Swatch, scattered, speckle } from './swatch.ts'

const cells = 96

/** Felted, tweedy, looped and brushed wools, and fur. */
export const woollens = {
  felt(u, v, yarn) {
    yarn.tone = speckle(u, v, 205, 205) * 1.3 + speckle(u, v, 64, 64, 1) * 0.5
  },
  tweed(u, v, yarn) {
    const i = Math.floor((u / repeat) * cells)
    const j = Math.floor((v / repeat) * cells)
    const over = (((Math.floor(i / 8) & 1 ? i : -i) + j) & 3) < 2
    yarn.tone = (over ? 0.24 : -0.24) + (chanceAt(i, j, cells, cells) - 0.5) * 0.72
    const fleck = chanceAt(i >> 1, j >> 1, cells / 2, cells / 2, 3)
    if (fleck > 0.982) yarn.fleck = 1 + Math.floor(chanceAt(i >> 1, j >> 1, cells / 2, cells / 2, 9) * 5)
  },
  boucle(u, v, yarn) {
    const [nearest, second] = scattered(u, v, 40, 40)
    const loop = Math.max(0, 1 - Math.abs(nearest - 0.34) / 0.2)
    yarn.tone = loop * 1.1 - (second - nearest < 0.12 ? 0.9 : 0.2) + speckle(u, v, 200, 200) * 0.6
    yarn.height = loop * 1.1
  },
  brushed(u, v, yarn) {
    yarn.tone = speckle(u, v, 200, 30) * 1.2 + speckle(u, v, 90, 16, 1) * 0.3
  },
  fur(u, v, yarn) {
    const drift = speckle(u, v, 9, 9, 1) * 14
    yarn.tone = speckle(u + drift, v, 107, 13) * 1.3 + speckle(u, v, 16, 9, 1) * 0.6
  },
} satisfies Record<string, Swatch>
