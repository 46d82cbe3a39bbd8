/** How the letters of a text layer look (requirement S3.21). */
export interface TextStyle {
  readonly family: string
  readonly style: 'normal' | 'italic'
  readonly weight: number
  /** Pixels of the sheet. */
  readonly size: number
  /** Between letters, in thousandths of the size. */
  readonly spacing: number
  /** A share of the size. */
  readonly lineHeight: number
  readonly align: 'left' | 'center' | 'right'
  /** As #rrggbb. */
  readonly color: string
  readonly opacity: number
  readonly backgroundColor: string
  readonly backgroundOpacity: number
}

/** Where text stands: from a point on, in a box of some width, or along a curve of cubic pieces given by its points; pixels before the layer's matrix. */
export type TextPlace =
  | { readonly kind: 'point' }
  | { readonly kind: 'box'; readonly width: number }
  | { readonly kind: 'curve'; readonly points: readonly (readonly [number, number])[] }
