import type { Color } from '@toile/craft/colors/color.ts'
import { squaredDistance } from '@toile/craft/colors/lab.ts'
import { oklabOf } from '@toile/craft/colors/oklch.ts'
import { openChance } from '@toile/geometry'
import { labOf } from '../../kernels/oklab.ts'
import type { Pixels } from '../../surface.ts'
import type { InkField } from './inkField.ts'
import { wavesOf } from './wavesOf.ts'

/** How far the grain lifts or lowers lightness, and how many waves it has across a picture of 420 pixels. */
const depth = 0.022
const fine = 150 / 420

/** Finds the ink nearest to a place in OKLab. */
export function openInks(colors: readonly Color[]): (lightness: number, a: number, b: number) => number {
  const places = colors.map(oklabOf)
  return (lightness, a, b) => {
    const place = [lightness, a, b] as const
    let own = 0
    let least = Infinity
    for (let k = 0; k < places.length; k++) {
      const away = squaredDistance(places[k], place)
      if (away >= least) continue
      least = away
      own = k
    }
    return own
  }
}

/** Every pixel in the nearest ink, its lightness moved a little by grain (none where `seed` is null), and stray pixels given to their neighbours: a screen print of a picture. */
export function inked(picture: Pixels, colors: readonly Color[], seed: number | null, votes: number): InkField {
  const { width, height } = picture
  const { lightness, a, b } = labOf(picture)
  const nearest = openInks(colors)
  const grain =
    seed === null ? () => 0 : wavesOf(Math.ceil(width * fine), Math.ceil(height * fine), openChance(seed + 7))
  const index = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const moved = lightness.values[i] + grain((x + 0.5) / width, (y + 0.5) / height) * depth
      index[i] = nearest(moved, a.values[i], b.values[i])
    }
  }
  let field: InkField = { width, height, index }
  for (let round = 0; round < votes; round++) field = voted(field, colors.length)
  return field
}

/** Each pixel in the ink that most of the nine about it have; its own wins a tie. */
function voted({ width, height, index }: InkField, count: number): InkField {
  const out = new Uint8Array(index.length)
  const votes = new Uint8Array(count)
  for (let y = 0; y < height; y++) {
    const rows = [Math.max(0, y - 1) * width, y * width, Math.min(height - 1, y + 1) * width]
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - 1)
      const right = Math.min(width - 1, x + 1)
      votes.fill(0)
      for (const row of rows) {
        votes[index[row + left]]++
        votes[index[row + x]]++
        votes[index[row + right]]++
      }
      let most = index[rows[1] + x]
      for (let k = 0; k < count; k++) if (votes[k] > votes[most]) most = k
      out[rows[1] + x] = most
    }
  }
  return { width, height, index: out }
}
