import { Matrix3, type Texture, Vector2 } from 'three'
import { printMatrix } from '../view/printMatrix.ts'
import type { LaidPrint } from './clothLook.ts'

/** A print on one piece as its shader takes it: its picture, how it lies, how dense it is, and whether it repeats across and down. */
export interface PrintUniforms {
  picture: { value: Texture }
  from: { value: Matrix3 }
  dense: { value: number }
  once: { value: Vector2 }
}

/** Nothing printed. */
export const openPrintUniforms = (blank: Texture): PrintUniforms => ({
  picture: { value: blank },
  from: { value: new Matrix3() },
  dense: { value: 0 },
  once: { value: new Vector2() },
})

/** How far a print was moved meanwhile, to the right and downwards in millimetres. */
export interface Moved {
  x: number
  y: number
}

/** Lays a print on a piece whose lowest place is known; nothing takes it off. */
export function layPrint(
  uniforms: PrintUniforms,
  print: LaidPrint | null,
  texture: Texture,
  low: number,
  by: Moved,
): void {
  uniforms.picture.value = texture
  uniforms.dense.value = print?.placement.opacity ?? 0
  if (!print) return
  const { placement, picture } = print
  const isHem = placement.along === 'hem'
  // A border stands on the lower edge, and y lifts it.
  const y = isHem ? -low - placement.y - picture.down : placement.y
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = printMatrix(
    { ...placement, x: placement.x + by.x, y: y + by.y },
    picture,
  )
  uniforms.from.value.set(a, b, c, d, e, f, 0, 0, 1)
  const isOnce = placement.mode === 'single'
  uniforms.once.value.set(isOnce ? 1 : 0, isOnce || isHem ? 1 : 0)
}
