import type { Placement } from '@toile/craft/prints/placement.ts'
import type { Light } from '../raster/light.ts'
import type { Mask } from '../raster/mask.ts'
import type { ClothMap } from '../raster/weave/clothPlaces.ts'
import type { Pixels } from '../surface.ts'
import { isUpright, openRepeat, type PixelAt, sizeFor, type Tile } from './tile.ts'

/** How far folds push a print along the cloth: millimetres per unit of slope. */
export const pushAcross = 8
export const pushDown = 4.8

/** Steep slopes push no further: a fine check would tear there. */
export const pushed = (slope: number) => (slope > 0.5 ? 0.5 : slope < -0.5 ? -0.5 : slope)

/** A print laid over base colours in true scale, following the cloth and its folds; single prints appear once, border prints in one strip along `hem`, the lower edge in millimetres down the cloth. */
export function printOver(
  rgba: Uint8ClampedArray,
  mask: Mask,
  cloth: ClothMap,
  light: Light,
  tile: Tile,
  placement: Placement,
  pixelsPerMillimetre: number,
  hem = 0,
): void {
  const picture = sizeFor(tile, placement.width * pixelsPerMillimetre)
  const scaleX = picture.width / placement.width
  const scaleY = picture.height / (placement.width * tile.aspect)
  const angle = (-placement.angle * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const single = placement.mode === 'single'
  const border = placement.along === 'hem'
  const shiftX = single ? picture.width / 2 : 0
  const shiftY = border ? picture.height : single ? picture.height / 2 : 0
  const way = placement.mirrored ? -1 : 1
  const start = border ? hem - placement.y : placement.y
  const taken = new Float32Array(4)
  const at = openRepeat(picture, placement.repeat)
  const upright = isUpright(placement.repeat)
  for (let y = 0; y < mask.height; y++) {
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const u = (cloth.u[i] + pushed(light.slopeX[i]) * pushAcross - placement.x) * way
      const v = cloth.v[i] + pushed(light.slopeY[i]) * pushDown - start
      const px = (u * cos - v * sin) * scaleX + shiftX
      const py = (u * sin + v * cos) * scaleY + shiftY
      const next = x < mask.last[y] ? i + 1 : i
      if (border && (py < 0 || (placement.y > 0 && py >= picture.height))) continue
      const du = (cloth.u[next] - cloth.u[i]) * 0.5 * way
      const dv = (cloth.v[next] - cloth.v[i]) * 0.5
      const nearX = px + (du * cos - dv * sin) * scaleX
      const nearY = py + (du * sin + dv * cos) * scaleY
      taken[0] = taken[1] = taken[2] = taken[3] = 0
      if (single) {
        readOnce(picture, px, py, taken)
        readOnce(picture, nearX, nearY, taken)
      } else {
        readRepeat(picture, at, upright, px, py, taken)
        readRepeat(picture, at, upright, nearX, nearY, taken)
      }
      if (taken[3] <= 0) continue
      const share = (taken[3] / 510) * placement.opacity
      const j = i * 4
      const whole = 1 / taken[3]
      rgba[j] += (taken[0] * whole - rgba[j]) * share
      rgba[j + 1] += (taken[1] * whole - rgba[j + 1]) * share
      rgba[j + 2] += (taken[2] * whole - rgba[j + 2]) * share
    }
  }
}

/** Adds the picture's colour, weighted with its opacity, read between four pixels of the repeated cloth. */
function readRepeat(
  { rgba, width, height }: Pixels,
  at: PixelAt,
  upright: boolean,
  px: number,
  py: number,
  into: Float32Array,
): void {
  const x = Math.floor(px - 0.5)
  const y = Math.floor(py - 0.5)
  const fx = px - 0.5 - x
  const fy = py - 0.5 - y
  const a = at(x, y)
  const pixel = a >> 2
  // Most places lie within one tile, where neighbours need not be looked for.
  const within = upright && pixel % width < width - 1 && pixel < width * (height - 1)
  const b = within ? a + 4 : at(x + 1, y)
  const c = within ? a + width * 4 : at(x, y + 1)
  const d = within ? b + width * 4 : at(x + 1, y + 1)
  const wa = rgba[a + 3] * (1 - fx) * (1 - fy)
  const wb = rgba[b + 3] * fx * (1 - fy)
  const wc = rgba[c + 3] * (1 - fx) * fy
  const wd = rgba[d + 3] * fx * fy
  into[0] += rgba[a] * wa + rgba[b] * wb + rgba[c] * wc + rgba[d] * wd
  into[1] += rgba[a + 1] * wa + rgba[b + 1] * wb + rgba[c + 1] * wc + rgba[d + 1] * wd
  into[2] += rgba[a + 2] * wa + rgba[b + 2] * wb + rgba[c + 2] * wc + rgba[d + 2] * wd
  into[3] += wa + wb + wc + wd
}

/** Adds a picture's colour, weighted with its opacity, read between four pixels; it ends at its edges. */
export function readOnce(picture: Pixels, px: number, py: number, into: Float32Array): void {
  const { width, height, rgba } = picture
  if (px < -1 || py < -1 || px > width + 1 || py > height + 1) return
  const x = Math.floor(px - 0.5)
  const y = Math.floor(py - 0.5)
  const fx = px - 0.5 - x
  const fy = py - 0.5 - y
  for (let k = 0; k < 4; k++) {
    const tx = x + (k & 1)
    const ty = y + (k >> 1)
    if (tx < 0 || ty < 0 || tx >= width || ty >= height) continue
    take(rgba, (ty * width + tx) * 4, (k & 1 ? fx : 1 - fx) * (k >> 1 ? fy : 1 - fy), into)
  }
}

function take(rgba: Uint8ClampedArray, at: number, share: number, into: Float32Array): void {
  const weight = rgba[at + 3] * share
  into[0] += rgba[at] * weight
  into[1] += rgba[at + 1] * weight
  into[2] += rgba[at + 2] * weight
  into[3] += weight
}
