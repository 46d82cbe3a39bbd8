import type { TextureId } from '@toile/craft/slogans/treatments.ts'
import type { Bounds } from '@toile/geometry'

/** Where a texture lies and how strong it is; the box is the thing's own in millimetres of the slogan. */
interface TextureOrder {
  strength: number
  seed: number
  box: Bounds
  angle: number
}

/** How much colour stays at a place in millimetres, 0 to 1; soft over the given millimetres of a pixel. */
type Field = (x: number, y: number) => number

/** What takes colour away from letters. */
export interface Texture<Id extends TextureId = TextureId> {
  id: Id
  open(order: TextureOrder, pixel: number): Field
}

/** Declares a texture so that its id stays in its type. */
export const defineTexture = <const Id extends TextureId>(texture: Texture<Id>): Texture<Id> => texture
