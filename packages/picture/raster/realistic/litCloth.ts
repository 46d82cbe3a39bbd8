import { smooth } from '@toile/geometry'
import { grainSize } from '../grain.ts'
import type { ClothShading } from '../shading.ts'
import { count, onLitSide, openTally, type Tally } from '../trueColor.ts'
import { rimAt, turnedEdge } from './clothEdge.ts'
import { clothLight } from './clothLight.ts'
import { type ClothSurface, surfaceOf } from './clothSurface.ts'
import { expose } from './exposed.ts'
import { keepFromBlack } from './keepFromBlack.ts'
import { keyLight, roomLight } from './keyLight.ts'
import { displayOf, lightOf } from './linear.ts'
import { mirroredSharply, mirroredSoftly } from './mirroredSoftly.ts'
import { openRoom } from '../lentRoom.ts'
import { textureAt } from '../textureAt.ts'

/** The pebbles of hide break what it mirrors. */
const broken = (tone: number) => Math.max(0.25, Math.min(1.3, 1 + (tone - 1) * 7))

const roomFor = openRoom()

/** Cloth as a photograph lights it: the soft box, the room, hollows and thrown shadows, colour that folds throw on each other, light from behind, a turned edge, and what satin, hide and standing fibres add. */
export function shadeLitCloth(s: ClothShading): void {
  const { mask, rgba } = s
  const cloth: Lighting = {
    surface: surfaceOf(s.optics),
    thick: Math.max(1, s.optics.handle.thick * s.stage.pen),
    inside: s.brightness ** 2.2,
    texture: textureAt(s.stage, s.region),
    kept: roomFor(rgba.length / 4),
    tally: openTally(),
  }
  for (let y = 0; y < mask.height; y++) shadeRow(s, cloth, y)
  expose(rgba, mask, cloth.tally, cloth.kept)
  keepFromBlack(rgba, mask)
}

/** What all rows of a piece are shaded with. */
interface Lighting {
  surface: ClothSurface
  thick: number
  inside: number
  texture: { x: number; y: number }
  kept: Float32Array
  tally: Tally
}

/** One row: a function that is called often is fast from the first film on. */
function shadeRow(s: ClothShading, { surface, thick, inside, texture, kept, tally }: Lighting, y: number): void {
  const { mask, optics, rgba, brightness, relief, grain: grains } = s
  const { diffuse, slopeX, slopeY } = s.light
  const { inward, cavity: cavities, cast: casts, near: nears, facing: facings } = s.depths
  const { mirrors, gloss, own, nap } = surface
  const { alpha } = mask
  const { pen } = s.stage
  const raised = s.laid?.lift
  const tone = s.weft?.tone
  const sparkle = s.weft?.sparkle
  const grainRow = ((y + texture.y) & (grainSize - 1)) * grainSize
  const last = mask.last[y]!
  for (let x = mask.first[y]!, i = y * mask.width + x; x <= last; x++, i++) {
    if (!alpha[i]) continue
    const j = i * 4
    const at = i + inward[i]!
    const lit = diffuse[at]!
    const cavity = cavities[at]!
    const cast = casts[at]!
    const near = nears[i]!
    const facing = facings[i]!
    const il = 1 / Math.sqrt(1 + slopeX[at] * slopeX[at] + slopeY[at] * slopeY[at])
    const leanX = -slopeX[at] * il
    const leanY = -slopeY[at] * il
    const r0 = rgba[j]
    const g0 = rgba[j + 1]
    const b0 = rgba[j + 2]
    const value = (r0 * 0.3 + g0 * 0.6 + b0 * 0.1) / 255
    const pale = smooth(0.55, 0.95, value)
    const dark = 1 - smooth(0.05, 0.28, value)
    let e = clothLight(surface, keyLight(leanX, leanY, il, optics.wrap), roomLight(leanX, leanY), cavity, cast) * inside
    // Light that falls into white cloth comes out of it again.
    if (e < 1) e += (1 - e) * (0.24 * pale - 0.1)
    if (tone) e *= 1 + (tone[i] - 1) * (1.5 + 0.7 * Math.min(1, lit)) * (1 - (sparkle ? 0.8 : 0.57) * pale)
    if (relief) e *= relief[i] * relief[i]
    e *= turnedEdge(near, facing, thick)
    let glint = 0
    if (mirrors === 'softly') glint = gloss * mirroredSoftly(leanX, leanY)
    else if (mirrors === 'sharply') glint = gloss * mirroredSharply(leanX, leanY) * (tone ? broken(tone[i]) : 1)
    if (nap) glint += nap * (0.2 + 0.16 * pale) * smooth(0.08, 0.55, 1 - il)
    if (sparkle) glint += sparkle[i] * (0.7 - 0.38 * dark - 0.35 * pale) * (0.35 + 0.65 * lit)
    if (raised?.[i]) glint *= 0.2
    glint *= 1 - 0.6 * cast
    // Black takes its form from what it mirrors: a low sheen on all that leans to the lamp, and the light from behind.
    const sheen = dark * Math.max(0, Math.min(1, (lit - 0.9) * 2.6 - cavity * 0.12)) * 0.028
    // What comes round from behind takes the cloth's colour; only on black it is seen by itself.
    const rim = rimAt(near, facing, pen)
    const laid = glint * (1 - own) + sheen + rim * (0.004 + 0.014 * dark)
    const tinted = e + glint * own * 2.2 + rim * 0.1
    const back = (0.2 - 0.1 * pale) * Math.max(0, 1 - e)
    const cool = Math.max(0, 1 - e) * (0.05 + 0.15 * pale)
    const red = lightOf[r0]
    const green = lightOf[g0]
    const blue = lightOf[b0]
    const grain = grains[grainRow + ((x + texture.x) & (grainSize - 1))] * (2 + dark)
    const r = displayOf(red * (tinted + back * red) * (1 - cool) + laid) + grain
    const g = displayOf(green * (tinted + back * green) * (1 - 0.7 * cool) + laid * 0.99) + grain
    const b = displayOf(blue * (tinted + back * blue) * (1 + 0.3 * cool) + laid * 0.98) + grain
    const plane = Math.abs(lit - 1) < 0.07 && glint < 0.02 && cast < 0.1 && Math.abs(cavity) < 0.5 && near > 4 * pen
    if (plane) count(tally, 1, r0 * brightness, g0 * brightness, b0 * brightness, r, g, b)
    else if (onLitSide(lit)) count(tally, 0.5, r0 * brightness, g0 * brightness, b0 * brightness, r, g, b)
    kept[i] = Math.min(1, glint * 2)
    rgba[j] = r
    rgba[j + 1] = g
    rgba[j + 2] = b
  }
}
