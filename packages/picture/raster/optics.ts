import type { Fabric } from '@toile/craft/fabrics/fabric.ts'
import { type Handle, handles } from '@toile/craft/fabrics/handle.ts'

/** How a substance rounds, folds and takes light; the numbers mean what they mean on a fabric. */
export interface Optics {
  substance: 'cloth' | 'skin' | 'hair'
  inflate: number
  fold: number
  wrap: number
  shine: number
  sharpness: number
  ambient: number
  weave: Fabric['weave']
  weaveStrength: number
  opacity: number
  handle: Handle
  /** Glow of standing fibres where the surface turns away, and how far lights take the own colour; none unless named. */
  nap?: number
  metallic?: number
  /** 0 falls like water .. 1 stands like a board; 0.5 unless named. */
  stiffness?: number
  /** Flecks in tones of the cloth's own colour; coloured yarns unless named. */
  flecks?: 'tonal'
  /** Whose cloth it is, where a picture keeps garments and their pieces apart. */
  of?: { garment: string; piece: string }
}

/** Skin: soft light that wraps far round, hardly any shine. */
export const skinOptics: Optics = {
  substance: 'skin',
  inflate: 0.5,
  fold: 1,
  wrap: 0.5,
  shine: 0.06,
  sharpness: 8,
  ambient: 0.55,
  weave: 'none',
  weaveStrength: 0,
  opacity: 1,
  handle: handles.poplin,
}

/** Hair as a mass: like silk, with a weaker highlight. */
export const hairOptics: Optics = {
  substance: 'hair',
  inflate: 0.45,
  fold: 1.35,
  wrap: 0.1,
  shine: 0.16,
  sharpness: 14,
  ambient: 0.5,
  weave: 'none',
  weaveStrength: 0,
  opacity: 1,
  handle: handles.poplin,
}

/** The optics of a fabric. */
export function clothOptics(fabric: Fabric): Optics {
  const { inflate, fold, wrap, shine, sharpness, ambient, weave, weaveStrength, opacity } = fabric
  const { handle, nap, metallic, stiffness } = fabric
  return {
    substance: 'cloth',
    inflate,
    fold,
    wrap,
    shine,
    sharpness,
    ambient,
    weave,
    weaveStrength,
    opacity,
    handle,
    nap,
    metallic,
    stiffness,
  }
}
