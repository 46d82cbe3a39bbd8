import type { Optics } from '../raster/optics.ts'

/** How a substance gives back light, as the maps of a picture hold it: bytes of roughness, standing fibres, mirror, own colour in it; how far light wraps round it and comes through it, and how far its threads float along it. */
export interface SurfaceBytes {
  rough: number
  nap: number
  mirror: number
  own: number
  wrap: number
  through: number
  thread: number
}

/** Weaves whose threads float over others, and how far. */
const floats: Partial<Record<Optics['weave'], number>> = { satin: 1, jacquard: 0.6, lame: 0.6, gabardine: 0.3 }

const byte = (share: number) => Math.round(255 * Math.max(0, Math.min(1, share)))

/** Reads the surface of a substance from its optics. */
export function surfaceBytes({ substance, weave, shine, wrap, opacity, nap = 0, metallic = 0 }: Optics): SurfaceBytes {
  const isHide = weave === 'grain'
  const isSatin = weave === 'satin'
  const glossy = isSatin ? 0.8 : substance === 'hair' ? 0.4 : isHide ? 0.3 : shine > 0.12 ? 0.1 + 1.1 * shine : shine
  const rough = substance === 'skin' ? 0.62 : isHide ? 0.44 : isSatin ? 0.52 : 0.88 - 1.15 * Math.min(0.42, shine)
  return {
    rough: byte(rough - 0.12 * metallic),
    nap: byte(isHide ? 0.02 : 0.12 + 1.5 * nap),
    mirror: byte(Math.min(1, glossy * 0.55)),
    own: byte(isHide ? 0.1 : substance === 'skin' ? 0 : 0.45 + 0.5 * metallic + 0.7 * nap + (isSatin ? 0.25 : 0)),
    wrap: byte(substance === 'skin' ? 0.34 : 0.06 + 0.3 * wrap),
    through: byte((1 - opacity) * 0.8 + (weave === 'lace' ? 0.2 : 0)),
    thread: byte(floats[weave] ?? 0),
  }
}
