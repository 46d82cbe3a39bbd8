import type { Color } from '@toile/craft/colors/color.ts'
import { oklabOf } from '@toile/craft/colors/oklch.ts'

/** Light and shade of one thing are nearer than two things of one lightness. */
const weights = { light: 0.6, hue: 1.5 } as const

/** Inks that may be one thing: each alone, then the two nearest groups together, until two are left; light and shade of one hue come together first. */
export function groupsOf(colors: readonly Color[]): number[][] {
  const places = colors.map((color) => {
    const [lightness, a, b] = oklabOf(color)
    return [lightness * weights.light, a * weights.hue, b * weights.hue] as const
  })
  const away = (one: readonly number[], other: readonly number[]) => {
    let sum = 0
    for (const p of one)
      for (const q of other)
        sum += Math.hypot(places[p][0] - places[q][0], places[p][1] - places[q][1], places[p][2] - places[q][2])
    return sum / (one.length * other.length)
  }
  let groups = colors.map((_, ink) => [ink])
  const all = [...groups]
  while (groups.length > 2) {
    let [first, second, least] = [0, 1, Infinity]
    groups.forEach((one, i) => {
      for (let k = i + 1; k < groups.length; k++) {
        const far = away(one, groups[k])
        if (far >= least) continue
        ;[first, second, least] = [i, k, far]
      }
    })
    const joined = [...groups[first], ...groups[second]]
    groups = [...groups.filter((_, i) => i !== first && i !== second), joined]
    all.push(joined)
  }
  return all
}
