import { mixColors } from '@toile/craft/colors/mixColors.ts'
import { openNoise } from '@toile/geometry'
import { blur } from '../../raster/blur.ts'
import { octaves, pixelsBy } from '../field.ts'
import type { PaintScene } from './paintScene.ts'

/** Light through a window with the shadow of a branch, on a rough wall. */
export const windowLight: PaintScene = ({ width, height, tones, accent, chance }) => {
  const noise = openNoise(chance.whole(1, 99_999))
  const wall = mixColors(tones[tones.length - 1], mixColors(tones[Math.floor(tones.length / 2)], accent, 0.3), 0.35)
  const side = Math.min(width, height)
  const lean = chance.between(0.25, 0.5)
  const [left, right] = [width * chance.between(0.1, 0.22), width * chance.between(0.78, 0.95)]
  const [top, base] = [height * chance.between(0.06, 0.16), height * chance.between(0.8, 0.94)]
  const panes = { across: 2, down: chance.whole(2, 3) }
  const leaves = branch()
  const light = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const u = (x - left) / (right - left)
      const v = (y + (x - width / 2) * lean - top) / (base - top)
      if (u < 0 || u > 1 || v < 0 || v > 1) continue
      const bar = (share: number, count: number) => Math.abs(share * count - Math.round(share * count)) / count
      light[i] = bar(u, panes.across) < 0.017 || bar(v, panes.down) < 0.014 ? 0 : 1
    }
  }
  for (const { x, y, long, wide, angle } of leaves) shadeLeaf(x, y, long, wide, angle)
  blur(light, width, height, side * 0.008)
  const rough = openNoise(3)
  return pixelsBy(width, height, (x, y, i) => {
    const relief = octaves(noise, x * 0.035, y * 0.035, 4) - octaves(noise, x * 0.035 + 0.05, y * 0.035 + 0.05, 4)
    const k = 0.72 + 0.05 * (rough(x * 0.4, y * 0.4) - 0.5) + relief * 0.45 + 0.36 * light[i]
    const warm = 0.05 * light[i]
    return { r: wall.r * (k + warm * 0.5), g: wall.g * k, b: wall.b * (k + 0.012 - warm * 1.3) }
  })

  function branch() {
    const out: { x: number; y: number; long: number; wide: number; angle: number }[] = []
    for (const stem of [0, 1, 2]) {
      let [x, y] = [width * chance.between(0.75, 1.05), height * chance.between(0.05, 0.5) + stem * height * 0.12]
      let angle = Math.PI * chance.between(0.92, 1.12)
      for (let k = 0; k < 14; k++) {
        x += Math.cos(angle) * side * 0.045
        y += Math.sin(angle) * side * 0.045
        angle += chance.between(-0.05, 0.11)
        const long = side * (0.16 - k * 0.006) * chance.between(0.8, 1.1)
        for (const turn of k % 2 ? [-0.75] : [0.75])
          out.push({ x, y, long, wide: long * 0.2, angle: angle + turn + chance.between(-0.15, 0.15) })
      }
    }
    return out
  }

  function shadeLeaf(x0: number, y0: number, long: number, wide: number, angle: number) {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    for (let t = 0; t <= 1; t += 0.6 / long) {
      const reach = wide * Math.sin(Math.PI * t ** 0.8)
      for (let w = -reach; w <= reach; w += 0.6) {
        const x = Math.round(x0 + c * long * t - s * w)
        const y = Math.round(y0 + s * long * t + c * w)
        if (x >= 0 && y >= 0 && x < width && y < height) light[y * width + x] *= 0.55
      }
    }
  }
}
