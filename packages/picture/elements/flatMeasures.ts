import { distance, type Point } from '@toile/geometry'
import type { AnchorName } from '../reading/trace/anchor.ts'

/** What an outline measures, as shares of its width at the shoulders, else under the arms or at the waist. */
export interface Measures {
  length?: number
  width?: number
  hem?: number
  sleeve?: number
  neck?: number
}

type Anchors = Partial<Record<AnchorName, Point>>

const across = (anchors: Anchors, name: 'shoulder' | 'underarm' | 'waist' | 'hem' | 'neck') => {
  const [left, right] = [anchors[`${name}Left`], anchors[`${name}Right`]]
  return left && right ? distance(left, right) : undefined
}

/** Reads the measures of a flat from its anchors, in any unit; a sleeveless one has a sleeve of nothing. */
export function measuresOf(anchors: Anchors): Measures {
  const unit = across(anchors, 'shoulder') ?? across(anchors, 'underarm') ?? across(anchors, 'waist')
  const top = anchors.shoulderRight ?? anchors.underarmRight ?? anchors.waistRight
  const { hemRight, hemInnerRight, cuffRight, underarmRight } = anchors
  if (!unit || !top) return {}
  const share = (length: number | undefined) => (length === undefined ? undefined : length / unit)
  return {
    length: hemRight && share(hemRight[1] - top[1]),
    width: share(across(anchors, 'underarm')),
    hem: share(hemRight && hemInnerRight ? distance(hemRight, hemInnerRight) : across(anchors, 'hem')),
    sleeve: underarmRight && (cuffRight ? share(distance(cuffRight, anchors.shoulderRight ?? underarmRight)) : 0),
    neck: share(across(anchors, 'neck')),
  }
}

const weights: Required<Measures> = { length: 1, width: 0.6, hem: 0.5, sleeve: 0.9, neck: 0.3 }

/** How far two outlines are apart, about 0 to 3. */
export function apartBy(a: Measures, b: Measures): number {
  const names = Object.keys(weights) as (keyof Measures)[]
  return names.reduce((sum, name) => {
    const [one, other] = [a[name], b[name]]
    if (one === undefined && other === undefined) return sum
    if (one === undefined || other === undefined) return sum + 0.4 * weights[name]
    return sum + weights[name] * Math.min(1, Math.abs(one - other) / Math.max(0.6, other))
  }, 0)
}
