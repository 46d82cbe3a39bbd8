import { floorSeen } from '../../relight/floorFree.ts'
import type { GroundPicture } from './productGround.ts'

/** A ground that goes on as a floor. */
interface Corner {
  width: number
  height: number
  /** Pixels per head. */
  scale: number
  /** The row at which the wall ends and the floor begins. */
  at: number
  /** Whether it is bent there, as paper from a roll; else the floor abuts on the wall. */
  bends: boolean
}

/** How much of the light from above a floor takes more than a wall, as its slope. */
const lean = 0.26
/** Heads over which a roll bends; and over which a corner is dark, and how dark. */
const [bend, close, dark] = [0.9, 0.22, 0.26]

/** A ground as wall and floor: what is seen straight on below the corner is laid down, so that somebody stands on it. */
export function cornered({ albedo, form }: GroundPicture, corner: Corner): GroundPicture {
  const { width, height, scale, bends } = corner
  const at = Math.round(corner.at)
  const out = albedo.slice()
  const slopes = form?.slice() ?? new Float32Array(albedo.length)
  for (let y = Math.max(0, at - Math.ceil(scale)); y < height; y++) {
    const off = (y - at) / scale
    const shade = bends ? 1 : 1 - dark * Math.exp(-Math.abs(off) / close)
    const down = bends ? Math.min(1, Math.max(0, off / bend + 0.5)) : off < 0 ? 0 : 1
    const lying = lean * down * down * (3 - 2 * down)
    const from = y < at || bends ? y : rowOn((y - at) / floorSeen)
    const next = y < at || bends ? y : rowOn((y - at + 0.5) / floorSeen)
    for (
      let x = 0, i = y * width * 4, j = from * width * 4, k = next * width * 4;
      x < width;
      x++, i += 4, j += 4, k += 4
    ) {
      for (let c = 0; c < 3; c++) out[i + c] = ((albedo[j + c]! + albedo[k + c]!) / 2) * shade
      if (form && from !== y) {
        slopes[i] = form[j]!
        slopes[i + 1] = form[j + 1]! * floorSeen
        slopes[i + 3] = form[j + 3]!
      }
      slopes[i + 1]! += lying
    }
  }
  return { albedo: out, form: slopes }

  /** Floors are laid from the upper edge of the picture, there and back. */
  function rowOn(deep: number): number {
    const row = Math.floor(deep) % (2 * height)
    return row < height ? row : 2 * height - 1 - row
  }
}
