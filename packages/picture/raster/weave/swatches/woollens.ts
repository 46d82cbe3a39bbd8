import { chanceAt, repeat, type Swatch, scattered, share, speckle } from './swatch.ts'

const cells = 96
/** Flecks of coloured wool could lie in so many places across and down. */
const neps = 44

/** Felted, tweedy, looped and brushed wools, and fur. */
export const woollens = {
  felt(u, v, yarn) {
    yarn.tone = speckle(u, v, 205, 205) * 1.3 + speckle(u, v, 64, 64, 1) * 0.5
  },
  tweed(u, v, yarn) {
    const x = (u / repeat) * cells + speckle(u, v, 60, 60) * 0.9
    const y = (v / repeat) * cells + speckle(u, v, 60, 60, 1) * 0.9
    const [i, j] = [Math.floor(x), Math.floor(y)]
    const over = (((Math.floor(i / 8) & 1 ? i : -i) + j) & 3) < 2
    // Each thread is round, and spun of wool in several tones.
    const round = Math.sin(Math.PI * share(x)) * Math.sin(Math.PI * share(y))
    yarn.tone = (over ? 0.16 : -0.34) + 0.34 * round + (chanceAt(i, j, cells, cells) - 0.5) * 0.5
    yarn.tone += speckle(u, v, 150, 150, 2) * 0.8
    const [nearest] = scattered(u, v, neps, neps)
    const [column, row] = [Math.floor((u / repeat) * neps), Math.floor((v / repeat) * neps)]
    const nep = chanceAt(column, row, neps, neps, 3)
    const large = 0.2 + 0.14 * chanceAt(column, row, neps, neps, 5) + speckle(u, v, 128, 128) * 0.16
    if (nep > 0.86 && nearest < large) yarn.fleck = 1 + Math.floor(chanceAt(column, row, neps, neps, 9) * 5)
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
