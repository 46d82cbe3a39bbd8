import type { Point } from '@toile/geometry'
import type { Hanging } from '../anchor.ts'
import { type Net, readNet, runNet } from './net.ts'
import { patchOf } from './patch.ts'
import { type Place, places } from './place.ts'
import { stored } from './table.ts'
import type { Traits } from './traits.ts'
import type { Upright } from './upright.ts'

/** Hangings in the order of the nets' inputs. */
export const hangings: readonly Hanging[] = ['upper', 'whole', 'overall', 'skirt', 'legs']

interface Learned {
  category: Net
  places: Net
  near: Record<Place, readonly Net[]>
}

let read: Learned | null = null

/** The nets that scripts/recognition trained on drawn sheets, read at first use. */
function learned(): Learned {
  const nets = (place: Place) => stored.near[place].map(readNet)
  read ??= {
    category: readNet(stored.category),
    places: readNet(stored.places),
    near: {
      neck: nets('neck'),
      shoulder: nets('shoulder'),
      underarm: nets('underarm'),
      cuff: nets('cuff'),
      waist: nets('waist'),
      hem: nets('hem'),
      hemInner: nets('hemInner'),
      crotch: nets('crotch'),
    },
  }
  return read
}

/** How likely each category is, in the order of `categories`; all add up to 1. */
export function categoryShares(traits: Traits): number[] {
  const out = runNet(learned().category, traits)
  const most = Math.max(...out)
  const weights = Array.from(out, (value) => Math.exp(value - most))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

/** Where each anchor lies on the viewer's right, in heights, at a glance; places the garment lacks are left out. */
export function glance(traits: Traits, hanging: Hanging): Partial<Record<Place, Point>> {
  const inputs = new Float32Array(traits.length + hangings.length)
  inputs.set(traits)
  inputs[traits.length + hangings.indexOf(hanging)] = 1
  const out = runNet(learned().places, inputs)
  return Object.fromEntries(
    places.flatMap((place, k) => {
      return out[places.length * 2 + k] < 0 ? [] : [[place, [place === 'crotch' ? 0 : out[k * 2], out[k * 2 + 1]]]]
    }),
  )
}

/** Heights to each side that are looked at, nearer each time. */
export const reaches = [0.2, 0.09, 0.05]

/** An anchor looked at from nearer and nearer, in heights, and how far the last looks still moved it. */
export function lookNearer(upright: Upright, place: Place, hanging: Hanging, start: Point, side: -1 | 1) {
  let at = start
  let moved = 0
  learned().near[place].forEach((net, k) => {
    const patch = patchOf(upright, at, reaches[k], side)
    const inputs = new Float32Array(patch.length + 2 + hangings.length)
    inputs.set(patch)
    inputs[patch.length] = at[0] * side
    inputs[patch.length + 1] = at[1]
    inputs[patch.length + 2 + hangings.indexOf(hanging)] = 1
    const [dx, dy] = runNet(net, inputs)
    const next: Point = [place === 'crotch' ? 0 : at[0] + side * dx * reaches[k], at[1] + dy * reaches[k]]
    if (k) moved += Math.hypot(next[0] - at[0], next[1] - at[1])
    at = next
  })
  return { at, moved }
}
