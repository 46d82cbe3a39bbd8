import type { Color } from '@toile/craft/colors/color.ts'
import type { Hung } from '../../cloth/clothMesh.ts'
import type { Mesh } from '../../form/form.ts'

/** Cloth as it hangs, without how it is stretched. */
export type HungCloth = Pick<Hung, 'mesh' | 'positions'>

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
  body?: Mesh
  looks: Readonly<Record<string, PieceLook | undefined>>
  plain: PieceLook
  pictures: readonly ClothPicture[]
}
