import type { Handle } from './handle.ts'

/** What the surface of a cloth looks like from near, drawn in cloth coordinates. */
export type Weave =
  | 'none'
  | 'plain'
  | 'seersucker'
  | 'slub'
  | 'gabardine'
  | 'twill'
  | 'wale'
  | 'jersey'
  | 'crepe'
  | 'rib'
  | 'knit'
  | 'cable'
  | 'fleece'
  | 'felt'
  | 'tweed'
  | 'boucle'
  | 'brushed'
  | 'satin'
  | 'jacquard'
  | 'pile'
  | 'lame'
  | 'sequin'
  | 'georgette'
  | 'organza'
  | 'net'
  | 'lace'
  | 'grain'
  | 'suede'
  | 'fur'
  | 'ripstop'

/** How a cloth hangs and takes light; the numbers were fitted by eye and by colour error. */
export interface Fabric<Id extends string = string> {
  id: Id
  label: string
  /** Share of full roundness when the mask is inflated. */
  inflate: number
  /** Height of folds against cotton-like 1.3. */
  fold: number
  /** How far light wraps round the form. */
  wrap: number
  /** Strength and sharpness of the highlight. */
  shine: number
  sharpness: number
  /** Brightness left in full shadow. */
  ambient: number
  weave: Weave
  weaveStrength: number
  /** 1 opaque; less lets what is under it show. */
  opacity: number
  /** Grams per square metre. */
  weight: number
  /** 0 falls like water .. 1 stands like a board; cotton poplin is 0.5. */
  stiffness: number
  handle: Handle
  /** Glow of standing fibres where the cloth turns away, 0 (none) .. 1. */
  nap?: number
  /** How far highlights and depths take the cloth's own colour, as metal does, 0 .. 1. */
  metallic?: number
}

/** Declares a fabric so that its id becomes part of the catalogue's type. */
export const defineFabric = <const Id extends string>(fabric: Fabric<Id>): Fabric<Id> => fabric
