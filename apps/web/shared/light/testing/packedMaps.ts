import type { LightMaps } from '@toile/picture/relight/lightMaps.ts'

type Named<Kind> = { [Name in keyof LightMaps as LightMaps[Name] extends Kind ? Name : never]: string }

/** Maps of light as text, so that they can be handed to a page. */
export type PackedMaps = Pick<LightMaps, 'width' | 'height' | 'scale' | 'highest' | 'stands'> &
  Named<Float32Array | Uint8ClampedArray>

const packed = ({ buffer, byteOffset, byteLength }: Float32Array | Uint8ClampedArray): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

/** Maps as text. */
export const packMaps = (maps: LightMaps): PackedMaps => ({
  ...maps,
  albedo: packed(maps.albedo),
  form: packed(maps.form),
  surface: packed(maps.surface),
  edge: packed(maps.edge),
  ground: packed(maps.ground),
  groundForm: packed(maps.groundForm),
  thrown: packed(maps.thrown),
})

const bytes = (text: string) => Uint8ClampedArray.from(atob(text), (letter) => letter.charCodeAt(0))
const floats = (text: string) => new Float32Array(bytes(text).buffer)

/** Maps of a text. */
export const unpackMaps = (maps: PackedMaps): LightMaps => ({
  ...maps,
  albedo: bytes(maps.albedo),
  form: floats(maps.form),
  surface: bytes(maps.surface),
  edge: bytes(maps.edge),
  ground: bytes(maps.ground),
  groundForm: floats(maps.groundForm),
  thrown: bytes(maps.thrown),
})
