import type { Adjustment } from './adjustment.ts'
import type { Blend } from './blends.ts'
import type { Matrix } from './matrix.ts'
import type { TextPlace, TextStyle } from './textStyle.ts'

/** Tiles of a layer by "column,row", which may be negative; where none is named nothing is painted. `Ref` is the number of a tile in an open store, and the SHA-256 of its PNG where a document is kept. */
export type TileMap<Ref = number> = Readonly<Record<string, Ref>>

/** What of a layer is shown: the alpha of its tiles; where none is named, `outside` says whether it is. */
export interface Mask<Ref = number> {
  readonly tiles: TileMap<Ref>
  readonly outside: 'shown' | 'hidden'
  readonly enabled: boolean
}

/** Which part of a look a layer was lifted from, so that paint on it can go back. */
export interface PartOfLook {
  readonly designId: string
  /** A layer of `drawLookApart`, by its id there. */
  readonly part: string
}

interface EveryLayer<Ref> {
  readonly id: string
  readonly name: string
  readonly visible: boolean
  /** Keeps its place in the order. */
  readonly pinned: boolean
  /** Takes no change. */
  readonly fixed: boolean
  /** Lies at the bottom and stays there. */
  readonly background: boolean
  readonly opacity: number
  readonly blend: Blend
  /** Shows only where the layer that it is clipped to does. */
  readonly clipping: boolean
  /** Paint changes colours and leaves what is transparent. */
  readonly lockAlpha: boolean
  readonly mask?: Mask<Ref> | undefined
  readonly part?: PartOfLook | undefined
}

/** A layer of paint. */
export interface RasterLayer<Ref = number> extends EveryLayer<Ref> {
  readonly kind: 'raster'
  readonly tiles: TileMap<Ref>
}

/** A picture that keeps its pixels while it is moved: `source` are the tiles of the picture itself, `tiles` how it lies on the sheet. */
export interface PictureLayer<Ref = number> extends EveryLayer<Ref> {
  readonly kind: 'picture'
  readonly source: TileMap<Ref>
  readonly width: number
  readonly height: number
  readonly matrix: Matrix
  readonly tiles: TileMap<Ref>
}

/** Letters that stay text; `breaks` are the places at which lines begin, kept because hosts break Thai differently. */
export interface TextLayer<Ref = number> extends EveryLayer<Ref> {
  readonly kind: 'text'
  readonly text: string
  readonly style: TextStyle
  readonly place: TextPlace
  readonly breaks: readonly number[]
  readonly matrix: Matrix
  readonly tiles: TileMap<Ref>
}

/** Layers that are held together, bottom first; one that passes through lets its layers blend with what lies below the group. */
export interface GroupLayer<Ref = number> extends EveryLayer<Ref> {
  readonly kind: 'group'
  readonly children: readonly string[]
  readonly passThrough: boolean
}

/** Changes how everything below it in its group looks. */
export interface AdjustmentLayer<Ref = number> extends EveryLayer<Ref> {
  readonly kind: 'adjustment'
  readonly adjustment: Adjustment
}

export type Layer<Ref = number> =
  | RasterLayer<Ref>
  | PictureLayer<Ref>
  | TextLayer<Ref>
  | GroupLayer<Ref>
  | AdjustmentLayer<Ref>

/** A layer that has pixels of its own. */
export type TiledLayer<Ref = number> = RasterLayer<Ref> | PictureLayer<Ref> | TextLayer<Ref>

/** Whether a layer has pixels of its own. */
export const isTiled = <Ref>(layer: Layer<Ref>): layer is TiledLayer<Ref> =>
  layer.kind === 'raster' || layer.kind === 'picture' || layer.kind === 'text'

/** Whether the pixels of a layer are all there is of it, so that they may be pushed about (requirement S4.11). */
export const isRasterized = <Ref>(layer: Layer<Ref>): layer is RasterLayer<Ref> => layer.kind === 'raster'
