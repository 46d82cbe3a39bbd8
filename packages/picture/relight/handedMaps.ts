import type { LightMaps } from './lightMaps.ts'

/** Maps to be handed over to somebody else, who may keep them: copies, and the memory that they lie in. */
export function handedMaps(of: LightMaps): { maps: LightMaps; memory: ArrayBuffer[] } {
  const albedo = new Uint8ClampedArray(of.albedo)
  const form = new Float32Array(of.form)
  const surface = new Uint8ClampedArray(of.surface)
  const edge = new Uint8ClampedArray(of.edge)
  const ground = new Uint8ClampedArray(of.ground)
  const groundForm = new Float32Array(of.groundForm)
  const thrown = new Uint8ClampedArray(of.thrown)
  const memory = [albedo, form, surface, edge, ground, groundForm, thrown].map(({ buffer }) => buffer)
  return { maps: { ...of, albedo, form, surface, edge, ground, groundForm, thrown }, memory }
}
