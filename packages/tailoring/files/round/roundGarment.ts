import type { Color } from '@toile/craft/colors/color.ts'

/** Cloth as it hangs: triangles of all parts, where their corners lie in space and on their flat pieces, in millimetres. */
export interface HungCloth {
  mesh: {
    flat: Float32Array
    triangles: Uint32Array
    parts: readonly {
      piece: string
      mirrored: boolean
      firstCorner: number
      corners: number
      firstTriangle: number
      triangles: number
    }[]
  }
  positions: Float32Array
}

/** A closed surface in millimetres that a garment hangs on. */
export interface BodySurface {
  positions: Float32Array
  normals: Float32Array
  triangles: Uint32Array
}

/** A picture as it lies on flat pieces: its repeat in millimetres, where its lower left corner lies, and its turn in degrees. */
export interface PrintOnPiece {
  picture: number
  width: number
  height: number
  x: number
  y: number
  degrees: number
}

/** What a piece is made of: its name, its color, how dull it is from 0 to 1, and what is printed on it. */
export interface PieceLook {
  name: string
  color: Color
  roughness: number
  print?: PrintOnPiece
}

/** A picture that is printed on cloth, in its file. */
export interface ClothPicture {
  name: string
  mime: 'image/png' | 'image/jpeg'
  bytes: Uint8Array
}

/** A garment in space, layer by layer: what hangs, on which body, and what its pieces are made of by their id; others are plain. */
export interface RoundGarment {
  name: string
  hung: readonly HungCloth[]
  body?: BodySurface
  looks: Readonly<Record<string, PieceLook | undefined>>
  plain: PieceLook
  pictures: readonly ClothPicture[]
}
