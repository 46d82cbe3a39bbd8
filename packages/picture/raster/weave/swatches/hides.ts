import { repeat, type Swatch, scattered, share, speckle } from './swatch.ts'

/** Leather, suede and coated technical cloth. */
export const hides = {
  grain(u, v, yarn) {
    const [nearest, second] = scattered(u, v, 60, 52)
    const crease = Math.max(0, 1 - (second - nearest) / 0.24)
    yarn.tone = 0.2 - crease * 1.1
    yarn.height = -crease * 0.5
  },
  suede(u, v, yarn) {
    yarn.tone = speckle(u, v, 9, 6, 1) * 1.1 + speckle(u, v, 190, 190) * 0.8 + speckle(u, v, 28, 51, 2) * 0.5
  },
  ripstop(u, v, yarn) {
    const line = share((u / repeat) * 20) < 0.1 || share((v / repeat) * 20) < 0.1
    const crumple = Math.abs(speckle(u, v, 10, 20, 1)) + Math.abs(speckle(u, v, 22, 13, 2)) * 0.5
    yarn.tone = line ? -0.5 : 0.03
    yarn.height = -crumple * 5
    yarn.sparkle = crumple < 0.03 ? 0.3 : 0
  },
} satisfies Record<string, Swatch>
