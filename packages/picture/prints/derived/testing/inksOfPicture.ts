import type { Color } from '@toile/craft/colors/color.ts'
import { type Lab, squaredDistance } from '@toile/craft/colors/lab.ts'
import { colorAtOklab } from '@toile/craft/colors/oklch.ts'
import { openChance } from '@toile/geometry'
import { cluster } from '../../../kernels/cluster.ts'
import { labOf } from '../../../kernels/oklab.ts'
import { shrink } from '../../../kernels/shrink.ts'
import type { Pixels } from '../../../surface.ts'

const bin = 0.045

/** Inks as a colour script gives them: what fills the picture evened out, so that a heart or a light has an ink too; the fullest ink grounds. */
export function inksOfPicture(picture: Pixels, count = 10): Color[] {
  const { lightness, a, b } = labOf(shrink(picture, 96))
  const bins = new Map<string, Lab[]>()
  const all = Array.from(lightness.values, (light, i): Lab => [light, a.values[i], b.values[i]])
  for (const place of all) {
    const key = place.map((value) => Math.round(value / bin)).join()
    bins.set(key, [...(bins.get(key) ?? []), place])
  }
  const even = [...bins.values()].flatMap((own) => own.slice(0, Math.ceil(2.2 * own.length ** 0.55)))
  const places = cluster(even, count, openChance(1)).map(({ place }) => place)
  const kept = places.filter((place, i) => !places.slice(0, i).some((other) => squaredDistance(place, other) < 0.003))
  const cover = kept.map(() => 0)
  for (const place of all) {
    const own = kept.reduce(
      (best, one, k) => (squaredDistance(one, place) < squaredDistance(kept[best], place) ? k : best),
      0,
    )
    cover[own]++
  }
  return kept
    .map((place, i) => ({ color: colorAtOklab(place), cover: cover[i] }))
    .sort((p, q) => q.cover - p.cover)
    .map(({ color }) => color)
}
