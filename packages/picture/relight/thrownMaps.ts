import { blur } from '../raster/blur.ts'
import { coarsely } from './coarsely.ts'
import type { LightMaps } from './lightMaps.ts'
import { linear } from './linearLight.ts'

/** What throws something on its ground. */
interface Thrower {
  /** 0..1 for each pixel. */
  cover: Float32Array
  /** Colours without light. */
  albedo: Uint8ClampedArray
  width: number
  height: number
  scale: number
  stands: LightMaps['stands']
  /** Heads between it and a wall or table behind it. */
  lift: number
}

/** Widths of the shadow of somebody who stands, in heads. */
const widths = [0.04, 0.12, 0.36] as const
/** Heads over which a colour is thrown on what lies beside it. */
const beside = 0.14

/** What a subject throws on its ground whatever lamps there are, as bytes: on a floor its cover blurred over three widths, else the light of its colours; and its contact. */
export function thrownMaps(of: Thrower): Uint8ClampedArray {
  const { width, height, stands, scale } = of
  const out = new Uint8ClampedArray(width * height * 4)
  const planes = stands.at === 'floor' ? widths.map((heads) => spread(of, of.cover, heads)) : coloursOf(of)
  const contact = stands.at === 'floor' ? soles(of, stands.feet) : edges(of)
  for (const [c, plane] of [...planes, contact].entries())
    for (let i = 0, j = c; i < plane.length; i++, j += 4) out[j] = 255 * plane[i]!
  return out

  /** What touches the floor is what is lowest. */
  function soles({ cover }: Thrower, feet: number): Float32Array {
    const first = Math.max(0, Math.min(height, Math.ceil(feet - 0.22 * scale))) * width
    const low = new Float32Array(cover.length)
    low.set(cover.subarray(first), first)
    const near = Math.max(1, Math.round(0.05 * scale))
    return blur(low, width, height, near * 2, Math.max(1, Math.round(near * 0.6))).map((value) => Math.min(1, value * 1.7))
  }
}

/** A plane blurred over so many heads: the wider, the fewer pixels are looked at. */
function spread({ width, height, scale }: Thrower, plane: Float32Array, heads: number): Float32Array {
  const radius = Math.max(1, heads * scale)
  const step = Math.max(1, Math.min(8, Math.floor(radius / 3)))
  return coarsely(plane, width, height, step, (small, columns, rows) =>
    blur(small, columns, rows, Math.max(1, Math.round(radius / step))),
  )
}

/** Along its edge what lies on a table keeps the light of the room away: a line where it touches, a breath beyond; what hangs away from it hardly does. */
function edges(of: Thrower): Float32Array {
  const { cover, lift } = of
  const line = spread(of, cover, 0.011 + 0.3 * lift)
  const breath = spread(of, cover, 0.05 + 0.5 * lift)
  const strong = Math.max(0.1, 0.86 - 5.5 * lift)
  return line.map((value, i) => strong * (0.62 * Math.min(1, 1.9 * value) + 0.38 * Math.min(1, 1.7 * breath[i]!)))
}

function coloursOf(of: Thrower): Float32Array[] {
  const { cover, albedo } = of
  return [0, 1, 2].map((c) =>
    spread(of, cover.map((value, i) => value * linear[albedo[i * 4 + c]!]!), beside),
  )
}
