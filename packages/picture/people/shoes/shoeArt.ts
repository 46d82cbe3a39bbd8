import type { Path } from '@toile/geometry'

/** What a part of a shoe is made of; its colour follows from the shoe's. */
export type ShoeRole = 'upper' | 'sole' | 'rubber' | 'toe' | 'trim' | 'lace' | 'rope'

/** The heel under a raised foot; it shows beside a foot that is turned, and from behind. */
export type Heel = 'stiletto' | 'kitten' | 'block' | 'cuban'

/** A filled part; `fullness` below 0.45 is drawn flat. */
export interface ShoeLayer {
  role: ShoeRole
  path: Path
  fullness?: number
}

/** A seam; a lace or strap where a role is given; a row of punched holes where it is dotted. Weight in pixels at 170 pixels per head. */
export interface ShoeLine {
  path: Path
  weight: number
  role?: ShoeRole
  dotted?: boolean
}

/** A boot's shaft, which follows the leg. */
export interface Shaft {
  /** Where on the lower leg it ends, 1 knee .. 2 ankle. */
  end: number
  /** How far it stands off the leg, in heads. */
  slack: number
  /** How far its top dips at the middle, in heads. */
  dip?: number
  /** Creased at the ankle, as soft leather is. */
  creased?: boolean
}

/** A shoe in the foot's frame: origin ankle, x outward, y down, in heads; layers from back to front. */
export interface ShoeArt {
  /** Height of the edge at the heel, for the view from behind; none where the heel is bare. */
  collar: number | null
  heel?: Heel
  /** A strap round the ankle, for the view from behind. */
  ankleStrap?: boolean
  /** How much thicker its sole is than an ordinary one, in heads. */
  lift?: number
  layers: readonly ShoeLayer[]
  lines: readonly ShoeLine[]
  shine: readonly Path[]
  shaft?: Shaft
}
