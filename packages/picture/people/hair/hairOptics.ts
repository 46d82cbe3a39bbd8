import { hairOptics, type Optics } from '../../raster/optics.ts'

/** Hair in locks: the light wraps a little round, so that dark hair does not turn grey at the crown. */
export const lockOptics: Optics = { ...hairOptics, wrap: 0.42, shine: 0.12 }

/** Coiled and cropped hair scatters the light: hardly any sheen. */
export const coilOptics: Optics = { ...hairOptics, wrap: 1.1, shine: 0.02, ambient: 0.4 }
