import type { Path } from '@toile/geometry'

/** What a part of a shoe is made of; its colour follows from the shoe's. */
export type ShoeRole = 'upper' | 'sole' | 'rubber' | 'toe' | 'trim' | 'lace'

/** A filled part; `fullness` below 0.45 is drawn flat. */
export interface ShoeLayer {
  role: ShoeRole
  path: Path
  fullness?: number
}

/** A shoe in the foot's frame: origin ankle, x outward, y down, in heads; layers from back to front. */
export interface ShoeArt {
  /** Height of the edge at the heel, for the view from behind; none for straps only. */
  collar: number | null
  layers: readonly ShoeLayer[]
  /** Seams, or laces and straps where a role is given; weight in pixels at 170 pixels per head. */
  lines: readonly { path: Path; weight: number; role?: ShoeRole }[]
  shine: readonly Path[]
  /** Where on the lower leg a boot's shaft ends. */
  shaft?: number
}
