import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'

/** What a painting begins with where the browser has nothing newer: the drawn example, its layers named as the page speaks, or what the server keeps, whose tiles are read at an address. */
export type Opening =
  | { readonly kind: 'example'; readonly names: Readonly<Record<string, string>> }
  | {
      readonly kind: 'kept'
      readonly document: CanvasDocument<string>
      readonly revision: number
      /** Where the tile of a hash is read, with `{hash}` in its place. */
      readonly tileAddress: string
    }
