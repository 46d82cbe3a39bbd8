import { blur } from '../raster/blur.ts'
import { eachGrown, shrunk, type SmallPlane } from './coarsely.ts'
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
  const { width, height, stands, cover } = of
  const out = new Uint8ClampedArray(width * height * 4)
  const planes = stands.at === 'floor' ? widths.map((heads) => spread(of, cover, heads)) : coloursOf(of)
  for (const [c, plane] of planes.entries()) write(plane, c, 255)
  if (stands.at === 'floor') write(soles(of, stands.feet), 3, 1.7 * 255)
  else writeEdges()
  return out

  function write(plane: SmallPlane, c: number, times: number): void {
    eachGrown(plane, width, height, (row, y) => {
      for (let x = 0, i = y * width * 4 + c; x < width; x++, i += 4) out[i] = row[x]! * times
    })
  }

  /** Along its edge what lies on a table keeps the light of the room away: a line where it touches, a breath beyond; what hangs away from it hardly does. */
  function writeEdges(): void {
    const { lift } = of
    const strong = 255 * Math.max(0.1, 0.86 - 5.5 * lift)
    write(spread(of, cover, 0.011 + 0.3 * lift), 3, 255)
    eachGrown(spread(of, cover, 0.05 + 0.5 * lift), width, height, (row, y) => {
      for (let x = 0, i = y * width * 4 + 3; x < width; x++, i += 4) {
        const breath = row[x]!
        if (breath > 0) out[i] = strong * (0.62 * Math.min(1, (1.9 / 255) * out[i]!) + 0.38 * Math.min(1, 1.7 * breath))
      }
    })
  }
}

/** What touches the floor is what is lowest. */
function soles(of: Thrower, feet: number): SmallPlane {
  const { cover, width, height, scale } = of
  const first = Math.max(0, Math.min(height, Math.ceil(feet - 0.22 * scale))) * width
  const low = new Float32Array(cover.length)
  low.set(cover.subarray(first), first)
  return spread(of, low, 0.1, 0.03)
}

/** A plane blurred over so many heads: the wider, the fewer pixels are looked at. */
function spread({ width, height, scale }: Thrower, plane: Float32Array, heads: number, tall = heads): SmallPlane {
  const step = stepFor(Math.min(heads, tall) * scale)
  return softened(
    {
      values: step > 1 ? shrunk(plane, width, height, step) : plane.slice(),
      columns: Math.ceil(width / step),
      rows: Math.ceil(height / step),
      step,
    },
    (heads * scale) / step,
    (tall * scale) / step,
  )
}

const stepFor = (radius: number) => Math.max(1, Math.min(8, Math.floor(radius / 3)))

function softened(plane: SmallPlane, across: number, down: number): SmallPlane {
  blur(plane.values, plane.columns, plane.rows, Math.max(1, Math.round(across)), Math.max(1, Math.round(down)))
  return plane
}

/** The light of a subject's colours around it. */
function coloursOf({ cover, albedo, width, height, scale }: Thrower): SmallPlane[] {
  const step = stepFor(beside * scale)
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)]
  const planes = [0, 1, 2].map(() => ({ values: new Float32Array(columns * rows), columns, rows, step }))
  const [red, green, blue] = planes.map(({ values }) => values) as [Float32Array, Float32Array, Float32Array]
  const share = 1 / (step * step)
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(y / step) * columns
    for (let x = 0; x < width; x++, i++) {
      const own = cover[i]! * share
      if (own === 0) continue
      const k = row + Math.floor(x / step)
      red[k]! += own * linear[albedo[i * 4]!]!
      green[k]! += own * linear[albedo[i * 4 + 1]!]!
      blue[k]! += own * linear[albedo[i * 4 + 2]!]!
    }
  }
  return planes.map((plane) => softened(plane, (beside * scale) / step, (beside * scale) / step))
}
