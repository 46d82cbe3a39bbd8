import type { LightMaps } from './lightMaps.ts'

/** The maps of a picture with every so many pixels of it alone: for a look at its light that costs little. */
export function thinned(maps: LightMaps, step: number): LightMaps {
  const width = Math.ceil(maps.width / step)
  const height = Math.ceil(maps.height / step)
  const { stands } = maps
  const bytes = (from: Uint8ClampedArray) => {
    const out = new Uint8ClampedArray(width * height * 4)
    each((i, at) => {
      for (let c = 0; c < 4; c++) out[i + c] = from[at + c]!
    })
    return out
  }
  const heights = (from: Float32Array) => {
    const out = new Float32Array(width * height * 4)
    each((i, at) => {
      out[i] = from[at]!
      out[i + 1] = from[at + 1]!
      out[i + 2] = from[at + 2]! / step
      out[i + 3] = from[at + 3]!
    })
    return out
  }
  return {
    width,
    height,
    scale: maps.scale / step,
    albedo: bytes(maps.albedo),
    form: heights(maps.form),
    highest: maps.highest / step,
    surface: bytes(maps.surface),
    edge: bytes(maps.edge),
    ground: bytes(maps.ground),
    groundForm: heights(maps.groundForm),
    thrown: bytes(maps.thrown),
    stands: stands.at === 'floor' ? { at: 'floor', feet: stands.feet / step, horizon: stands.horizon / step } : stands,
  }

  function each(take: (i: number, at: number) => void): void {
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) take((y * width + x) * 4, (y * step * maps.width + x * step) * 4)
  }
}
