import type { Lab } from './oklab.ts'

/** Prices of cutting between neighbours, as `minCut` takes them. */
export interface Links {
  right: Float32Array
  down: Float32Array
  downRight: Float32Array
  downLeft: Float32Array
}

interface Pull {
  /** The dearest link. */
  strength?: number
  /** What the cheapest link costs, as a share of the dearest. */
  least?: number
  /** Links are set at these pixels alone. */
  where?: Uint8Array
}

/** Links that are cheap across edges of colour and dear in flat places, eight neighbours, by the picture's own mean contrast (GrabCut, Rother 2004). */
export function contrastLinks({ lightness, a, b }: Lab, { strength = 9, least = 0.06, where }: Pull = {}): Links {
  const { width, height } = lightness
  const [l, p, q] = [lightness.values, a.values, b.values]
  const contrast = (i: number, j: number) => (l[i] - l[j]) ** 2 + (p[i] - p[j]) ** 2 + (q[i] - q[j]) ** 2
  let sum = 0
  for (let i = 0; i < l.length - width - 1; i++) sum += contrast(i, i + 1) + contrast(i, i + width)
  const sharpness = 1 / ((2 * sum) / (2 * l.length) + 1e-9)
  const price = (i: number, j: number) => strength * (least + Math.exp(-sharpness * contrast(i, j)))
  const links: Links = {
    right: new Float32Array(l.length),
    down: new Float32Array(l.length),
    downRight: new Float32Array(l.length),
    downLeft: new Float32Array(l.length),
  }
  const slant = Math.SQRT1_2
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (where && !where[i]) continue
      if (x < width - 1) links.right[i] = price(i, i + 1)
      if (y === height - 1) continue
      links.down[i] = price(i, i + width)
      if (x < width - 1) links.downRight[i] = slant * price(i, i + width + 1)
      if (x > 0) links.downLeft[i] = slant * price(i, i + width - 1)
    }
  }
  return links
}
