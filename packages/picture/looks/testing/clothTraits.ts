import type { Surface } from '../../surface.ts'

/** What a grey garment shows of its cloth: lights and darks, unevenness over four distances across and down, and how much it covers. */
export function clothTraits(surface: Surface, side: number): number[] {
  const { data } = surface.getContext('2d').getImageData(0, 0, side, side)
  const light = new Float64Array(side * side)
  const covered: number[] = []
  let cover = 0
  for (let i = 0; i < light.length; i++) {
    const alpha = data[i * 4 + 3] / 255
    const linear = (channel: number) => (data[i * 4 + channel] / 255) ** 2.2
    const shown = (0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2)) * alpha + ground * (1 - alpha)
    light[i] = 100 * Math.cbrt(shown)
    if (alpha <= least) continue
    covered.push(light[i])
    cover += alpha
  }
  const ordered = covered.toSorted((a, b) => a - b)
  const shares = [0.05, 0.25, 0.5, 0.75, 0.95, 0.99].map((share) => ordered[Math.floor(share * (ordered.length - 1))])
  const isCloth = (i: number) => data[i * 4 + 3] > least * 255
  const bands = [1, 2, 4, 8].flatMap((reach) => [reach, reach * side].map((step) => unevenness(light, step, isCloth)))
  return [...shares, ...bands, (100 * cover) / covered.length]
}

/** What lies under a cloth, as light; and from which share of cover on a pixel is of the cloth. */
const ground = 0.35
const least = 0.2

/** How far the light bends over a step to either side, in the mean and as a level. */
function unevenness(light: Float64Array, step: number, isCloth: (i: number) => boolean): number {
  let [sum, count] = [0, 0]
  for (let i = step; i < light.length - step; i++) {
    if (!isCloth(i) || !isCloth(i - step) || !isCloth(i + step)) continue
    sum += Math.abs(light[i - step] - 2 * light[i] + light[i + step])
    count++
  }
  return 10 * Math.log(0.05 + sum / Math.max(1, count))
}
