import type { TextureId } from '@toile/craft/slogans/treatments.ts'
import { halftone, stitch } from './halftone.ts'
import type { Texture } from './defineTexture.ts'
import { brush, chalk, cracked, worn } from './worn.ts'

/** What each texture of the catalogue takes away. */
export const textureOf: { readonly [Id in TextureId]: Texture<Id> } = { worn, cracked, halftone, brush, chalk, stitch }
