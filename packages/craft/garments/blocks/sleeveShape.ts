import { add, clamp, lerp, mix, type Point, quadratic, scale, smooth } from '@toile/geometry'

/** How a sleeve's width runs from cap to hem. */
export type SleeveShape =
  | 'set'
  | 'puff'
  | 'bell'
  | 'bishop'
  | 'flutter'
  | 'raglan'
  | 'dolman'
  | 'kimono'
  | 'mutton'
  | 'lantern'
  | 'coldShoulder'

/** Half of the cloth's ease at a place of the sleeve, in heads, from its ease at the cap and at the hem; `end` is the sleeve's length without its cuff. */
export function easeAlong(shape: SleeveShape, from: number, to: number, end: number): (t: number) => number {
  return (t) => {
    const k = clamp(t / end)
    switch (shape) {
      case 'bell':
        return lerp(from, to, k ** 2.2)
      case 'flutter':
        return lerp(from, to, k ** 1.3)
      case 'bishop':
        return from + to * Math.sin(Math.PI * Math.min(0.97, k ** 1.6)) * 0.9 + 0.02
      case 'puff':
        return from + to * Math.sin(Math.PI * Math.min(0.94, Math.max(0.12, k)))
      case 'mutton':
        return from * (1 - smooth(0.36, 0.62, k)) + lerp(0.03, to, smooth(0.5, 1, k))
      case 'lantern':
        return k < 0.66 ? lerp(from, to, smooth(0.1, 0.66, k)) : lerp(to, 0.05, smooth(0.66, 1, k))
      case 'kimono':
        return lerp(from, to, smooth(0, 0.55, k))
      default:
        return lerp(from, to, smooth(0, 1, k))
    }
  }
}

/** How far folds push a soft sleeve's outline out at a place: a break at the elbow, cloth resting on a cuff; `u` -1 is the inner edge. */
export function crumple(ease: number, soft: number, end: number, cuffed: boolean): (t: number, u: 1 | -1) => number {
  const bump = (t: number, at: number, width: number) => Math.exp(-(((t - at) / width) ** 2))
  const size = Math.min(0.022, 0.006 + ease * 0.13) * (0.3 + 0.7 * soft)
  return (t, u) => {
    const inner = u < 0
    const elbow =
      end > 1.2
        ? inner
          ? bump(t, 0.9, 0.05) - 0.9 * bump(t, 0.99, 0.05) + 0.8 * bump(t, 1.1, 0.06)
          : 0.7 * bump(t, 0.82, 0.06) - 0.5 * bump(t, 1.16, 0.06) + 0.5 * bump(t, 1.26, 0.06)
        : 0
    const rest =
      cuffed && end > 1.4
        ? (inner ? 1 : 0.8) * bump(t, end - 0.07, 0.05) -
          0.7 * bump(t, end - (inner ? 0.16 : 0.19), 0.05) +
          0.7 * bump(t, end - (inner ? 0.27 : 0.3), 0.06)
        : 0
    return size * (elbow + rest)
  }
}

/** The open end of a sleeve from its outer to its inner point: flared shapes ripple, the others round the arm. */
export function sleeveHem(shape: SleeveShape, outer: Point, inner: Point, direction: Point): Point[] {
  if (shape === 'bell' || shape === 'flutter') {
    return Array.from({ length: 40 }, (_, k): Point => {
      const angle = lerp(-Math.PI / 2, Math.PI / 2, k / 39)
      const across = Math.sin(angle) * 0.5 + 0.5 + Math.sin(angle * 6) * 0.05 * Math.cos(angle)
      return add(
        mix(outer, inner, clamp(across)),
        scale(direction, Math.cos(angle) * 0.09 + (Math.cos(angle * 6) + 1) * 0.02 * Math.cos(angle)),
      )
    })
  }
  return quadratic(outer, add(mix(outer, inner, 0.5), scale(direction, 0.07)), inner, 14)
}
