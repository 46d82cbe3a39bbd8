import { side, type Tile, tileBytes } from '@toile/canvas/tiles/tile.ts'

/** The blends that parts of a look are lifted with: what covers, what only darkens, what only lightens. */
export type LiftBlend = 'normal' | 'multiply' | 'screen'

/** What of a change is too little to be lifted, in 255ths. */
const least = 0.75

/** The layer that makes of an opaque tile the wanted colours (three to a pixel), by its blend, at least as opaque as `own` where it changes something or covers; nothing where it changes nothing. */
export function liftTile(below: Tile, wanted: Float32Array, own: Uint8Array, blend: LiftBlend): Tile | null {
  const layer: Tile = new Uint8ClampedArray(tileBytes)
  const lift = lifts[blend]
  let isEmpty = true
  for (let p = 0; p < side * side; p++) {
    const alpha = lift(below, wanted, p, own[p]!, layer)
    if (alpha === 0) continue
    layer[p * 4 + 3] = alpha
    isEmpty = false
  }
  return isEmpty ? null : layer
}

type Lift = (below: Tile, wanted: Float32Array, p: number, own: number, layer: Tile) => number

/** Covers: its own colours, and around them as much of what it does to what is below as is needed. */
const cover: Lift = (below, wanted, p, own, layer) => {
  let needed = 0
  for (let c = 0; c < 3; c++) {
    const stands = below[p * 4 + c]!
    const change = wanted[p * 3 + c]! - stands
    if (change > least) needed = Math.max(needed, change / (255 - stands))
    else if (change < -least) needed = Math.max(needed, -change / stands)
  }
  const alpha = Math.min(255, Math.max(own, Math.ceil(needed * 255)))
  const share = alpha / 255
  if (alpha > 0)
    for (let c = 0; c < 3; c++)
      layer[p * 4 + c] = Math.round((wanted[p * 3 + c]! - (1 - share) * below[p * 4 + c]!) / share)
  return alpha
}

/** Darkens: the share of the light that every channel keeps. */
const darken: Lift = (below, wanted, p, own, layer) => {
  const lost = (c: number) => {
    const stands = below[p * 4 + c]!
    const change = stands - wanted[p * 3 + c]!
    return change > least ? change / stands : 0
  }
  const most = Math.max(lost(0), lost(1), lost(2))
  if (most === 0) return 0
  const alpha = Math.min(255, Math.max(own, Math.ceil(most * 255)))
  for (let c = 0; c < 3; c++) layer[p * 4 + c] = Math.round(255 - (lost(c) * 255 * 255) / alpha)
  return alpha
}

/** Lightens: the share of what is missing to white that every channel gains. */
const lighten: Lift = (below, wanted, p, own, layer) => {
  const gained = (c: number) => {
    const stands = below[p * 4 + c]!
    const change = wanted[p * 3 + c]! - stands
    return change > least ? change / (255 - stands) : 0
  }
  const most = Math.max(gained(0), gained(1), gained(2))
  if (most === 0) return 0
  const alpha = Math.min(255, Math.max(own, Math.ceil(most * 255)))
  for (let c = 0; c < 3; c++) layer[p * 4 + c] = Math.round((gained(c) * 255 * 255) / alpha)
  return alpha
}

const lifts: Readonly<Record<LiftBlend, Lift>> = { normal: cover, multiply: darken, screen: lighten }
