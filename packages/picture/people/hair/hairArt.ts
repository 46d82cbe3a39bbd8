import type { Path } from '@toile/geometry'

/** A lock as guide strands from root to tip; its outline, mass, strands, shine and fly-aways all follow from them. */
export interface Lock {
  guides: readonly Path[]
  strands?: number
  /** Where along the lock the shine band lies. */
  shine?: readonly [from: number, to: number]
  flyaways?: number
  /** A quieter outline, where the lock blends into others. */
  soft?: boolean
  /** 0..1 how far it lies in the shade of the rest. */
  depth?: number
  /** How far its waves swing, in heads. */
  wave?: number
  /** Where in their period the waves begin, in radians. */
  phase?: number
  /** How deep the ends part into points, in heads; cut straight without. */
  tips?: number
}

/** Coils between an outer edge and a hairline, or filling the outer edge when there is no hairline. */
export interface Coil {
  outer: Path
  hairline: Path | null
  count: number
  radius: number
  /** How far its coils hang as ringlets, in heads; tight spirals without. */
  fall?: number
}

/** A plait of alternating lobes. */
export interface Braid {
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  width: number
  lobes: number
}

/** A knot of twisted hair: centre and half sizes. */
export interface Bun {
  x: number
  y: number
  width: number
  height: number
}

/** Many thin plaits, rolled locks or cornrows: a line each; width in heads. */
export interface Ropes {
  paths: readonly Path[]
  width: number
  /** Plaits show crossings, locs are rolled, rows lie flat on the scalp. */
  kind: 'plait' | 'loc' | 'row'
}

/** Cloth on the head, part over part: outlines with their folds, and the opening for the face. */
export interface Wrap {
  parts: readonly { outline: Path; hole?: Path; folds: readonly Path[] }[]
}

/** What one layer of a style is drawn with. */
export interface HairLayer {
  locks?: readonly Lock[]
  coil?: Coil
  /** Short hair as a soft plane with stipple; `density` is how many hairs each. */
  fades?: { outlines: readonly Path[]; density: number }
  ropes?: readonly Ropes[]
  braids?: readonly Braid[]
  buns?: readonly Bun[]
  /** Where bands gather the hair. */
  ties?: readonly (readonly [x: number, y: number])[]
  wrap?: Wrap
  /** Drawn over the rest of the layer. */
  over?: HairLayer
}

/** A hair style in head coordinates: x from the middle, y from the crown, for a head of half width 0.335. */
export interface HairArt {
  /** Behind the body, seen from the front. */
  behind?: HairLayer
  front: HairLayer & {
    /** A dark cap under the locks that closes gaps at the crown. */
    cap?: boolean
    /** Fine hairs along the hairline. */
    babyHairs?: number
    /** The line of the parting. */
    parting?: Path
    /** The line of a headband. */
    band?: Path
  }
  /** Behind the body, seen from the back: what hangs before the shoulders. */
  backBehind?: HairLayer
  back: HairLayer
}
