import type { ProductGroundId } from '@toile/craft/products/grounds.ts'
import { productGrounds } from '@toile/craft/products/grounds.ts'
export interface GroundRoom {
  width: number
  height: number
  scale: number
  color: { r: number; g: number; b: number } | null
  seed: number
  feet: number
  picture: { width: number; height: number; data: Uint8ClampedArray } | null
}
export interface GroundPicture {
  albedo: Uint8ClampedArray
  form: Float32Array | null
  horizon?: number
}
export function groundOf(id: ProductGroundId) {
  return {
    id,
    draw(_host: unknown, { width, height, color }: GroundRoom): GroundPicture {
      const c = color ?? productGrounds.find((g) => g.id === id)?.color ?? { r: 230, g: 228, b: 224 }
      const albedo = new Uint8ClampedArray(width * height * 4)
      for (let i = 0; i < albedo.length; i += 4) {
        albedo[i] = c.r
        albedo[i + 1] = c.g
        albedo[i + 2] = c.b
        albedo[i + 3] = 255
      }
      return { albedo, form: null }
    },
  }
}
