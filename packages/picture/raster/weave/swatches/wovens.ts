import { repeat, type Swatch, share, speckle, wave } from './swatch.ts'

/** Cottons, linen and the twills. */
export const wovens = {
  plain(u, v, yarn) {
    yarn.tone = speckle(u, v, 330, 330) * 1.2 + wave(u, 0, 106, 0) * wave(0, v, 0, 106) * 0.35
  },
  seersucker(u, v, yarn) {
    const puckered = share((u / repeat) * 20) < 0.5
    yarn.tone = puckered ? speckle(u, v, 200, 200) * 0.8 - 0.35 : 0.3
    yarn.height = puckered ? speckle(u, v, 64, 74, 1) * 6.5 : 0
  },
  slub(u, v, yarn) {
    yarn.tone = speckle(u, v, 15, 282) * 1.3 + speckle(u, v, 282, 13) * 1.3
    yarn.height = -Math.abs(speckle(u, v, 7, 11, 1) + speckle(u, v, 17, 9, 2) * 0.6) * 3.2
  },
  gabardine(u, v, yarn) {
    yarn.tone = wave(u, v, 64, 32) * 0.62 + speckle(u, v, 240, 60) * 0.6
  },
  twill(u, v, yarn) {
    yarn.tone = wave(u, v, 63, 63) * 0.55 + speckle(u, v, 307, 31) * 1.1 + speckle(u, v, 6, 4, 1)
  },
  wale(u, v, yarn) {
    const ridge = wave(u, 0, 30, 0)
    yarn.tone = (ridge > 0 ? ridge * 0.4 : ridge * 1.2) + speckle(u, v, 128, 128) * 0.4
    yarn.height = ridge * 0.9
  },
  crepe(u, v, yarn) {
    yarn.tone = speckle(u, v, 180, 180) * 1.1 + speckle(u, v, 90, 130, 1) * 0.9
  },
} satisfies Record<string, Swatch>
