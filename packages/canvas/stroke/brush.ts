import type { Chance } from '@toile/geometry'
import type { Knob } from '@toile/craft/garments/knob.ts'
import type { Ground, GroundName } from './grounds.ts'
import type { Plane } from './plane.ts'
import type { Smoothing } from './smoothing.ts'
import { knobsOf, type OfferedKnobs, type StrokeKnobs } from './strokeKnobs.ts'
import type { Supplies, Under } from './supplies.ts'

/** One step along the steadied path. */
export interface Nib {
  readonly x: number
  readonly y: number
  /** Where the path goes; a direction of length 1. */
  readonly dx: number
  readonly dy: number
  /** From 0 to 1. */
  readonly pressure: number
  /** Pixels a millisecond. */
  readonly speed: number
  /** Pixels since the pen came down. */
  readonly traveled: number
  /** From 0, upright, to 1, as flat as pens are held. */
  readonly tilt: number
  /** Pixels since the step before. */
  readonly step: number
}

/** What a brush works with during one stroke. */
export interface Easel {
  readonly plane: Plane
  readonly chance: Chance
  readonly knobs: StrokeKnobs
  readonly ground: Ground
  readonly clouds: Ground
  readonly pools: Ground
  readonly seed: number
  /** -1 where the stroke is a reflection of the hand's, 1 otherwise. */
  readonly flipped: 1 | -1
  /** Radians by which the stroke is turned from the hand's. */
  readonly turned: number
  /** The layer as it was before the stroke. */
  readonly under: Under
  readonly supplies: Supplies
  /** The diameter that pressure and the speed of the hand leave. */
  size(nib: Nib): number
  /** The flow that pressure leaves. */
  flow(nib: Nib): number
}

/** What a brush does along the path. */
export interface Hand {
  move(nib: Nib): void
  end?(): void
}

interface Written {
  readonly id: string
  readonly label: string
  readonly ground: GroundName
  /** Whether paint covers, or darkens what lies below as ink on paper does. */
  readonly lays: 'paint' | 'glaze'
  /** Whether it leaves colors of its own on the plane, and whether those are laid on the layer or take the place of what was there. */
  readonly pigment?: 'lays' | 'replaces'
  readonly smoothing: Smoothing
  /** How many times further apart steps may be where the hand is fast: the brush joins them itself. */
  readonly strides?: number
  /** The normal values of the knobs that it offers. */
  readonly normal: OfferedKnobs
  begin(easel: Easel): Hand
  /** Coverage and load of a pixel as alpha from 0 to 1; without it alpha is the coverage. */
  develop?(cover: number, load: number, x: number, y: number, easel: Easel): number
}

/** A brush: its knobs, what it does along the path, and how coverage becomes paint (requirement S3.22). */
export interface Brush extends Written {
  /** As panels show them. */
  readonly knobs: Readonly<Record<string, Knob>>
}

/** Declares a brush. */
export const defineBrush = (written: Written): Brush => ({ ...written, knobs: knobsOf(written.normal) })
