import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import type { ExampleLayer } from '../example/exampleLayers.ts'

/** What a painting begins with where the browser has nothing newer: a drawn example, or what the server keeps, whose tiles are read at an address. */
export type Opening =
  | { readonly kind: 'example'; readonly layers: readonly ExampleLayer[] }
  | {
      readonly kind: 'kept'
      readonly document: CanvasDocument<string>
      readonly revision: number
      /** Where the tile of a hash is read, with `{hash}` in its place. */
      readonly tileAddress: string
    }
