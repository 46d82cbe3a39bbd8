import type { Sample } from './sample.ts'

/** How a path is steadied: not at all, by the one-euro filter, or by a nib pulled on a string of so many pixels. */
export type Smoothing =
  | { readonly kind: 'none' }
  | { readonly kind: 'oneEuro'; readonly cutoff: number; readonly beta?: number }
  | { readonly kind: 'string'; readonly length: number }

/** Steadies one sample after another. */
export type Smoother = (raw: Sample) => Sample

/** The one-euro filter (Casiez, Roussel and Vogel 2012): a slow hand is steadied much, a fast one lags little. */
function oneEuro(cutoff: number, beta: number): Smoother {
  let last: Sample | undefined
  let vx = 0
  let vy = 0
  const share = (hertz: number, seconds: number) => {
    const r = 6.2831853 * hertz * seconds
    return r / (r + 1)
  }
  return (raw) => {
    if (!last) return (last = raw)
    const seconds = Math.max(0.001, (raw.time - last.time) / 1000)
    const own = share(1, seconds)
    vx += ((raw.x - last.x) / seconds - vx) * own
    vy += ((raw.y - last.y) / seconds - vy) * own
    const k = share(cutoff + beta * Math.sqrt(vx * vx + vy * vy), seconds)
    const { x, y, pressure } = last
    last = {
      ...raw,
      x: x + (raw.x - x) * k,
      y: y + (raw.y - y) * k,
      pressure: pressure + (raw.pressure - pressure) * Math.max(k, 0.3),
    }
    return last
  }
}

/** The nib moves only when its string is taut, always towards the hand. */
function pulledString(length: number): Smoother {
  let nib: Sample | undefined
  return (raw) => {
    if (!nib) return (nib = raw)
    const dx = raw.x - nib.x
    const dy = raw.y - nib.y
    const far = Math.sqrt(dx * dx + dy * dy)
    if (far <= length) return nib
    const k = (far - length) / far
    return (nib = { ...raw, x: nib.x + dx * k, y: nib.y + dy * k })
  }
}

/** Opens what steadies a path. */
export function openSmoother(smoothing: Smoothing): Smoother {
  if (smoothing.kind === 'oneEuro') return oneEuro(smoothing.cutoff, smoothing.beta ?? 0.006)
  if (smoothing.kind === 'string') return pulledString(smoothing.length)
  return (raw) => raw
}

/** The stabilizer at a strength from 0 to 1, by either of its ways (requirement S3.22). */
export function stabilizer(kind: 'oneEuro' | 'string', strength: number): Smoothing {
  const loose = 1 - strength
  if (kind === 'string') return { kind, length: 2 + 118 * strength }
  return { kind, cutoff: 0.12 + 4.9 * loose * loose, beta: 0.0006 + 0.0094 * loose }
}
