import type { DraftContext } from '../garment.ts'
import type { PleatKind } from './pleatCone.ts'

/** How a skirt widens from waist to hem. */
export type SkirtProfile = 'pencil' | 'straight' | 'aLine' | 'bell' | 'ball' | 'balloon' | 'trumpet'

/** A skirt's cut; levels and ease in heads. */
export interface SkirtCut {
  topY: number
  hemY: number
  ease: number
  /** Ease at the hip where it differs from the ease at the upper edge. */
  hipEase: number | null
  profile: SkirtProfile
  /** Widening of each side per head of length, beyond the hip. */
  flare: number
  flutes: number
  /** Depth of the flutes as a share of the hem's half width. */
  depth: number
  /** 0 smooth .. 1 gathered into the waist. */
  gather: number
  /** Pleats across the front; 0 for none. */
  pleats: number
  pleatKind: PleatKind
  /** Height of a slit as a share of the length, and where it stands across the hem. */
  slit: number
  slitAt: number
  highLow: number
  slant: number
  /** How much lower the hem hangs at an angle round the body (-pi/2 left .. pi/2 right), in heads. */
  drop?: (angle: number) => number
  /** Scallops cut out of the hem; 0 for none. */
  scallops: number
  /** The cloth it is cut from; poplin where it is not told. */
  cloth?: DraftContext['cloth']
}

/** A plain cut to start from. */
export const plainSkirt = {
  ease: 0.015,
  hipEase: null,
  profile: 'aLine',
  flare: 0.1,
  flutes: 0,
  depth: 0,
  gather: 0,
  pleats: 0,
  pleatKind: 'knife',
  slit: 0,
  slitAt: 0.7,
  highLow: 0,
  slant: 0,
  scallops: 0,
} as const satisfies Partial<SkirtCut>
