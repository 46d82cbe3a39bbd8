import type { RepeatPicture } from '@toile/picture/looks/clothTiles.ts'
import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  NoColorSpace,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from 'three'

/** Pixels of red, green, blue and opacity as a texture; colours are those of a screen, other numbers stay as they are. */
export function textureOf(
  { rgba, width, height }: { rgba: Uint8Array | Uint8ClampedArray; width: number; height: number },
  isColor: boolean,
): Texture {
  const texture = new DataTexture(new Uint8Array(rgba), width, height)
  texture.colorSpace = isColor ? SRGBColorSpace : NoColorSpace
  texture.minFilter = texture.magFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}

/** A picture that repeats, sharp as far as the processor makes it where it is seen from aside. */
export function repeatedTexture({ pixels }: RepeatPicture, isColor: boolean, sharpest: number): Texture {
  const texture = textureOf(pixels, isColor)
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.generateMipmaps = true
  texture.minFilter = LinearMipmapLinearFilter
  texture.anisotropy = sharpest
  return texture
}
