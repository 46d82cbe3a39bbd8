import { lampNumbers, lampSize } from './lampNumbers.ts'
import type { LightMaps } from './lightMaps.ts'
import { linear } from './linearLight.ts'
import type { LitScene } from './litScene.ts'
import { seenAt } from './seenAt.ts'
import type { SeenShares } from './seenShares.ts'

/** Lights the ground of a picture, row by row, wherever it is seen: amounts of red, green and blue light of each pixel. */
export function litGround(
  maps: LightMaps,
  { lamps, room, tint }: LitScene,
  shares: SeenShares,
): (y: number, line: Float64Array) => void {
  const { width, height, albedo, form, edge, ground, groundForm, thrown, stands } = maps
  const isFloor = stands.at === 'floor'
  const of = lampNumbers(lamps, 1 - room)
  const half = height / 2

  return (y, line) => {
    const v = (y - half) / half
    for (let x = 0, i = y * width * 4, c = 0; x < width; x++, i += 4, c += 3) {
      const cover = albedo[i + 3]!
      if (cover === 255) continue
      const u = (x - width / 2) / half
      const takes = ground[i + 3]! / 255
      const gx = groundForm[i]!
      const gy = groundForm[i + 1]!
      const mirror = groundForm[i + 3]!
      const il = 1 / Math.sqrt(gx * gx + gy * gy + 1)
      // What lies close keeps the room away, most where the lamp does not come, and gives some of its own colour.
      const contact = (thrown[i + 3]! / 255) * (1 - 0.75 * seenAt(shares, x, y, 2))
      const open = (1 - 0.8 * (1 - form[i + 3]!)) * (1 - contact)
      const given = isFloor ? 0 : 0.3 * (1 - contact)
      let red = room * tint[0] * open + (given * thrown[i]!) / 255
      let green = room * tint[1] * open + (given * thrown[i + 1]!) / 255
      let blue = room * tint[2] * open + (given * thrown[i + 2]!) / 255
      let shine = 0
      let dim = 1
      const uncovered = edge[i + 2]! ? 1 - cover / 255 : 0
      for (let k = 0, n = 0; n < of.length; k++, n += lampSize) {
        const seen = seenAt(shares, x, y, 2 + k)
        const free = isFloor ? seen * (1 - 0.7 * contact) : 0.04 + 0.96 * Math.max(seen, uncovered)
        // A place with a light of its own is shaded by whoever stands in it as well.
        if (k === 0 && isFloor) dim = 1 - 0.8 * (1 - takes) * (1 - free)
        const faced = (-gx * of[n]! - gy * of[n + 1]! + of[n + 2]!) * il
        if (faced <= 0) continue
        const near = 1 / (1 - of[n + 11]! * u - of[n + 12]! * v + of[n + 13]! * (u * u + v * v))
        const e = (faced / of[n + 7]!) * near * free
        red += e * of[n + 4]!
        green += e * of[n + 5]!
        blue += e * of[n + 6]!
        if (mirror > 0) {
          const h = (-gx * of[n + 8]! - gy * of[n + 9]! + of[n + 10]!) * il
          const h2 = h * h
          const h8 = h2 * h2 * h2 * h2
          if (h > 0) shine += mirror * 0.12 * h8 * h8 * h8 * e
        }
      }
      line[c] = linear[ground[i]!]! * dim * (1 + (red - 1) * takes) + shine
      line[c + 1] = linear[ground[i + 1]!]! * dim * (1 + (green - 1) * takes) + shine
      line[c + 2] = linear[ground[i + 2]!]! * dim * (1 + (blue - 1) * takes) + shine
    }
  }
}
