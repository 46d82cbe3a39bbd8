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
  /** Weave drawn in cloth coordinates, and its strength. */
  weave: 'none' | 'plain' | 'slub' | 'twill' | 'felt' | 'knit' | 'rib' | 'grain'
  weaveStrength: number
  /** 1 opaque; less lets what is under it show. */
  opacity: number
  /** Grams per square metre. */
  weight: number
  /** 0 falls like water .. 1 stands like a board; cotton poplin is 0.5. */
  stiffness: number
}

/** Declares a fabric so that its id becomes part of the catalogue's type. */
export const defineFabric = <const Id extends string>(fabric: Fabric<Id>): Fabric<Id> => fabric
