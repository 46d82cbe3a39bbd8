import type { Point } from '@toile/geometry'
import { contactOf, darkenBeside } from './contactShadow.ts'
import type { Chart } from './chart.ts'
import { clearOwn } from './clearOwn.ts'
import type { Pose } from './pose.ts'
import { onRidden, riddenReach } from './ridden.ts'
import { groundUnder, rimOf, setOff } from './setOff.ts'
import { isDrawn } from '../raster/stage.ts'
import { endsAtSeam } from './endsAtSeam.ts'
import type { LaidStamp } from './laid.ts'
import type { Laying } from './laying.ts'
import { pushAcross, pushDown, pushed, readOnce } from './printOver.ts'
import { type Reach, copyReach } from './copyReach.ts'
import { sizeFor } from './tile.ts'
import { turnAway } from './turnAway.ts'

/** How firmly an element keeps its colour in the light: a hand leaves hardly any paper in it. */
const holds = 0.9

/** What parts a thing from its cloth lies on its shadow, which is thrown aslant: so many rims further it is seen whole. */
const beyond = 1.7

/** Lays every copy of an element on a dyed piece and notes in `lift` how far it stands out, in pixels; tells where it lies. */
export function layStamp(laying: Laying, chart: Chart, stamp: LaidStamp, lift: Float32Array | null): Reach[] {
  const near = stamp.rise ? contactOf(laying, Math.min(stamp.width, stamp.height)) : null
  const contact = near && isDrawn(laying.stage.style) ? { ...near, far: near.far + beyond * rimOf(laying.stage) } : near
  return stamp.middles.flatMap((middle, i) => {
    const pose = stamp.poses?.[i]
    const reach = pose ? riddenReach(laying, stamp, pose) : copyReach(laying, chart, stamp, middle)
    if (!reach) return []
    const ground = groundUnder(laying, reach)
    layCopy(laying, stamp, reach, pose ? riddenPlaces(laying, pose) : clothPlaces(laying, chart, stamp, middle), lift)
    if (!pose && stamp.lie !== 'painted') endsAtSeam(laying, reach)
    if (contact) darkenBeside(laying, reach, contact)
    setOff(laying, reach, stamp, ground)
    clearOwn(laying, reach)
    return [reach]
  })
}

/** Finds the place on an element, in millimetres from its middle as it lies on the cloth, that is seen at a pixel. */
type PlaceAt = (pixel: number, x: number, y: number, place: Float64Array) => void

/** A soft thing follows the cloth, and its folds less sharply than a print. */
const softened = 0.5

/** Where a soft thing is read; paint is on the cloth itself, and nothing moves it. */
function clothPlaces(
  { map, light, stage }: Laying,
  chart: Chart,
  { lie }: Pick<LaidStamp, 'lie'>,
  [u, v]: Point,
): PlaceAt {
  if (lie === 'painted')
    return (i, _x, _y, place) => {
      place[0] = map.u[i]! - u
      place[1] = map.v[i]! - v
    }
  const bent = stage.style === 'flat' ? null : turnAway(chart, [u, v])
  return (i, _x, _y, place) => {
    const flat = map.u[i] + pushed(light.slopeX[i]) * pushAcross * softened - u
    place[0] = bent ? bent(flat) : flat
    place[1] = map.v[i] + pushed(light.slopeY[i]) * pushDown * softened - v
  }
}

function riddenPlaces(laying: Laying, pose: Pose): PlaceAt {
  const { from, right, below } = onRidden(laying, pose)
  return (_i, x, y, place) => {
    place[0] = from[0] + right[0] * x + below[0] * y
    place[1] = from[1] + right[1] * x + below[1] * y
  }
}

function layCopy(laying: Laying, stamp: LaidStamp, reach: Reach, placeAt: PlaceAt, lift: Float32Array | null): void {
  const { rgba, mask, weft, stage, pixelsPerMillimetre, held, own } = laying
  const picture = sizeFor(stamp.tile, stamp.width * pixelsPerMillimetre)
  const scaleX = picture.width / stamp.width
  const scaleY = picture.height / stamp.height
  const angle = (-stamp.angle * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const way = stamp.mirrored ? -1 : 1
  const taken = new Float32Array(4)
  const place = new Float64Array(2)
  const drawn = stage.style === 'flat'
  for (let y = reach.top; y < reach.bottom; y++) {
    const end = Math.min(mask.last[y], reach.right - 1)
    for (let x = Math.max(mask.first[y], reach.left), i = y * mask.width + x; x <= end; x++, i++) {
      if (!mask.alpha[i]) continue
      placeAt(i, x, y, place)
      const [u = 0, v = 0] = place
      const across = (u * cos - v * sin) * way
      const down = u * sin + v * cos
      const px = across * scaleX + picture.width / 2
      const py = down * scaleY + picture.height / 2
      taken[0] = taken[1] = taken[2] = taken[3] = 0
      if (!(px > -1 && py > -1)) continue
      readOnce(picture, px, py, taken)
      if (taken[3] <= 0) continue
      const share = (taken[3] / 255) * stamp.opacity
      // What stands on a cloth is not woven into it.
      const unwoven = stamp.rise && weft ? 1 / Math.max(0.4, weft.tone[i]) : 1
      const whole = unwoven / taken[3]
      const j = i * 4
      let [r, g, b] = [taken[0] * whole, taken[1] * whole, taken[2] * whole]
      if (drawn) r = g = b = 150 + (r * 0.3 + g * 0.59 + b * 0.11) * 0.41
      rgba[j] += (r - rgba[j]) * share
      rgba[j + 1] += (g - rgba[j + 1]) * share
      rgba[j + 2] += (b - rgba[j + 2]) * share
      held[i] += (holds - held[i]) * share
      own[i] = Math.max(own[i], share)
      if (lift && stamp.rise)
        lift[i] = Math.max(lift[i], riseAt(stamp, stamp.rise, across, down) * pixelsPerMillimetre * stamp.opacity)
    }
  }
}

function riseAt(
  { width, height }: LaidStamp,
  { across, down, height: rise }: NonNullable<LaidStamp['rise']>,
  u: number,
  v: number,
): number {
  const x = (u / width + 0.5) * across - 0.5
  const y = (v / height + 0.5) * down - 0.5
  const column = Math.floor(x)
  const row = Math.floor(y)
  const at = (c: number, r: number) => (c < 0 || r < 0 || c >= across || r >= down ? 0 : rise[r * across + c])
  const fx = x - column
  const fy = y - row
  const upper = at(column, row) * (1 - fx) + at(column + 1, row) * fx
  const lower = at(column, row + 1) * (1 - fx) + at(column + 1, row + 1) * fx
  return upper * (1 - fy) + lower * fy
}
