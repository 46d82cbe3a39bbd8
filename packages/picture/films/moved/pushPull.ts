import type { Pixels } from '../../surface.ts'

/** Fills what is not known of a picture from what is known around it, ever softer further away (Gortler and others, The Lumigraph, 1996); `known` is 1 for each pixel whose colour stands. */
export function pushPull({ width, height, rgba }: Pixels, known: Uint8Array): Pixels {
  const planes: Level[] = [firstLevel({ width, height, rgba }, known)]
  for (let at = planes[0]!; at.width > 1 || at.height > 1; at = planes.at(-1)!) planes.push(halved(at))
  for (let k = planes.length - 2; k >= 0; k--) pull(planes[k]!, planes[k + 1]!)
  const { colors } = planes[0]!
  const out = new Uint8ClampedArray(rgba.length)
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) out[i * 4 + c] = known[i] ? rgba[i * 4 + c]! : colors[i * 3 + c]!
    out[i * 4 + 3] = 255
  }
  return { width, height, rgba: out }
}

interface Level {
  width: number
  height: number
  colors: Float32Array
  weights: Float32Array
}

function firstLevel({ width, height, rgba }: Pixels, known: Uint8Array): Level {
  const level = {
    width,
    height,
    colors: new Float32Array(width * height * 3),
    weights: new Float32Array(width * height),
  }
  for (let i = 0; i < known.length; i++) {
    if (!known[i]) continue
    level.weights[i] = 1
    for (let c = 0; c < 3; c++) level.colors[i * 3 + c] = rgba[i * 4 + c]!
  }
  return level
}

function halved({ width, height, colors, weights }: Level): Level {
  const small = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
  const out = {
    ...small,
    colors: new Float32Array(small.width * small.height * 3),
    weights: new Float32Array(small.width * small.height),
  }
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const weight = weights[i]!
      if (!weight) continue
      const to = (y >> 1) * small.width + (x >> 1)
      out.weights[to]! += weight
      for (let c = 0; c < 3; c++) out.colors[to * 3 + c]! += colors[i * 3 + c]! * weight
    }
  }
  for (let i = 0; i < out.weights.length; i++) {
    const weight = out.weights[i]!
    if (!weight) continue
    for (let c = 0; c < 3; c++) out.colors[i * 3 + c]! /= weight
    out.weights[i] = Math.min(1, weight)
  }
  return out
}

/** Fills a level where it knows little from the next coarser one. */
function pull(fine: Level, coarse: Level): void {
  for (let y = 0, i = 0; y < fine.height; y++) {
    const v = Math.max(0, Math.min(coarse.height - 1, y / 2 - 0.25))
    const [top, fy] = [Math.floor(v), v - Math.floor(v)]
    const bottom = Math.min(coarse.height - 1, top + 1)
    for (let x = 0; x < fine.width; x++, i++) {
      const weight = fine.weights[i]!
      if (weight >= 1) continue
      const u = Math.max(0, Math.min(coarse.width - 1, x / 2 - 0.25))
      const [left, fx] = [Math.floor(u), u - Math.floor(u)]
      const right = Math.min(coarse.width - 1, left + 1)
      for (let c = 0; c < 3; c++) {
        const at = (row: number, column: number) => coarse.colors[(row * coarse.width + column) * 3 + c]!
        const upper = at(top, left) * (1 - fx) + at(top, right) * fx
        const lower = at(bottom, left) * (1 - fx) + at(bottom, right) * fx
        fine.colors[i * 3 + c] = fine.colors[i * 3 + c]! * weight + (upper * (1 - fy) + lower * fy) * (1 - weight)
      }
    }
  }
}
