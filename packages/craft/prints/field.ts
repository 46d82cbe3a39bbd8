import type { Chance } from '@toile/geometry'

/** A smooth field about 0 (roughly -1 to 1) over a tile given in shares `u`, `v`; it wraps at the tile's edges. */
export type Field = (u: number, v: number) => number

/** Gradient noise with `across` by `down` cells over the tile, wrapping at its edges, with finer octaves added at half strength each. */
export function openField(chance: Chance, across: number, down: number, octaves = 1): Field {
  const layers = Array.from({ length: octaves }, (_, i) => layer(chance, across << i, down << i))
  const weight = layers.reduce((sum, _, i) => sum + 0.5 ** i, 0)
  return (u, v) => (layers.reduce((sum, at, i) => sum + at(u, v) * 0.5 ** i, 0) / weight) * 1.5
}

function layer(chance: Chance, across: number, down: number): Field {
  const turns = Float64Array.from({ length: across * down }, () => chance.next() * Math.PI * 2)
  const slopesX = turns.map(Math.cos)
  const slopesY = turns.map(Math.sin)
  return (u, v) => {
    const x = (u - Math.floor(u)) * across
    const y = (v - Math.floor(v)) * down
    const i = Math.floor(x) % across
    const j = Math.floor(y) % down
    const fx = x - Math.floor(x)
    const fy = y - Math.floor(y)
    const right = (i + 1) % across
    const top = j * across
    const bottom = ((j + 1) % down) * across
    const sx = fade(fx)
    const upper = mix(dot(top + i, fx, fy), dot(top + right, fx - 1, fy), sx)
    const lower = mix(dot(bottom + i, fx, fy - 1), dot(bottom + right, fx - 1, fy - 1), sx)
    return mix(upper, lower, fade(fy)) * 1.4
  }
  function dot(at: number, dx: number, dy: number) {
    return slopesX[at] * dx + slopesY[at] * dy
  }
}

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
const mix = (a: number, b: number, t: number) => a + (b - a) * t
