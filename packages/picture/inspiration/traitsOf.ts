import type { Lab } from '@toile/craft/colors/lab.ts'
import { hueFamilies, type Traits } from '@toile/craft/script/traits.ts'
import { clamp, sure } from '@toile/geometry'
import { blurred } from './blurred.ts'
import { evennessOf } from './evennessOf.ts'
import type { LabPicture } from './labPicture.ts'
import { linesOf } from './linesOf.ts'

/** What of a picture steers cut, cloth and print: its light, its colour, the lie and size of its lines; hues are counted by what draws the eye. */
export function traitsOf(picture: LabPicture, salience: Float64Array): Traits {
  const { width, height, places } = picture
  const light = Float64Array.from(places, ([l]) => l)
  const bands = octavesOf(light, width, height)
  const energy = bands.reduce((sum, band) => sum + band, 1e-6)
  const sorted = Float64Array.from(light).sort()
  const at = (share: number) => sure(sorted[Math.floor(share * (sorted.length - 1))])
  const lines = linesOf(blurred(light, width, height, 1), width, height)
  const { chroma, warm, grey, dark, vivid } = colorsOf(places)
  const hues = huesOf(places, salience)
  return {
    lightness: clamp((at(0.5) + sorted.reduce((sum, value) => sum + value, 0) / sorted.length) / 2),
    contrast: clamp(at(0.95) - at(0.05)),
    saturation: clamp(chroma / 0.15),
    warmth: clamp(0.5 + (0.5 * warm) / Math.max(chroma, 0.03)),
    grey,
    variety: clamp((Object.values(hues).filter((share) => share > 0.05).length - 1) / 4),
    glints: clamp((at(0.99) - at(0.85)) / 0.4),
    busyness: clamp(Math.sqrt(energy) / 0.2),
    fineness: clamp((sure(bands[0]) + sure(bands[1])) / energy / 0.6),
    softness: clamp(1 - lines.edges / 0.05),
    straightness: clamp((lines.coherence - 0.45) / 0.4),
    level: lines.level,
    upright: lines.upright,
    slant: lines.slant,
    order: lines.order,
    figure: lines.figure,
    horizon: horizonOf(picture),
    square: lines.square,
    dark,
    quiet: lines.quiet,
    even: evennessOf(picture),
    vivid,
    hues,
  }
}

/** Lightness under which a pixel is of the night. */
const darkest = 0.3
/** Chroma under which a pixel has no hue. */
const hueless = 0.03

function colorsOf(places: readonly Lab[]): Record<'chroma' | 'warm' | 'grey' | 'dark' | 'vivid', number> {
  let [chroma, warm, grey, dark] = [0, 0, 0, 0]
  const strengths = Float64Array.from(places, ([l, a, b]) => {
    const own = Math.hypot(a, b)
    chroma += own
    warm += a * 0.5 + b * 0.866
    if (own < hueless) grey++
    if (l < darkest) dark++
    return own
  }).sort()
  const at = (share: number) => sure(strengths[Math.floor(share * (strengths.length - 1))])
  const all = places.length
  return {
    chroma: chroma / all,
    warm: warm / all,
    grey: grey / all,
    dark: dark / all,
    vivid: clamp((at(0.95) - at(0.5)) / 0.12),
  }
}

/** Where each family of hue ends, in degrees of OKLab; rose goes round. */
const ends = [28, 66, 108, 165, 222, 285, 335]

function huesOf(places: readonly Lab[], salience: Float64Array): Traits['hues'] {
  const found = { rose: 0, rust: 0, gold: 0, green: 0, teal: 0, blue: 0, violet: 0 }
  let total = 1e-9
  places.forEach(([, a, b], i) => {
    total += salience[i]!
    if (Math.hypot(a, b) < hueless) return
    const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
    const family = ends.findIndex((end) => hue < end)
    found[sure(hueFamilies[Math.max(0, family)])] += salience[i]!
  })
  for (const family of hueFamilies) found[family] = clamp(found[family] / total)
  return found
}

/** How much of the lightness lies in details of 2, 4, 8, 16 and 32 pixels and more. */
function octavesOf(light: Float64Array, width: number, height: number): number[] {
  let at = light
  return Array.from({ length: 5 }, (_, k) => {
    const next = blurred(at, width, height, 1.2 * 2 ** k)
    let sum = 0
    for (let i = 0; i < at.length; i++) sum += (at[i]! - next[i]!) ** 2
    at = next
    return sum / next.length
  })
}

/** How far the rows of a picture differ from one another against all its change: 1 is bands of sky, sea and sand. */
function horizonOf({ width, height, places }: LabPicture): number {
  const mean = (values: readonly Lab[]): Lab => {
    const sum = [0, 0, 0]
    for (const place of values) for (let k = 0; k < 3; k++) sum[k] = sure(sum[k]) + sure(place[k])
    return [sure(sum[0]) / values.length, sure(sum[1]) / values.length, sure(sum[2]) / values.length]
  }
  const rows = Array.from({ length: height }, (_, y) => mean(places.slice(y * width, (y + 1) * width)))
  const whole = mean(rows)
  const off = (p: Lab) => (p[0] - whole[0]) ** 2 + 2 * ((p[1] - whole[1]) ** 2 + (p[2] - whole[2]) ** 2)
  const between = rows.reduce((sum, row) => sum + off(row), 0) / height
  const all = places.reduce((sum, place) => sum + off(place), 0) / places.length
  return clamp(between / Math.max(all, 1e-6))
}
