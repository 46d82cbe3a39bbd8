import type { Category } from '@toile/fashion/garments/garment.ts'
import type { Plane } from '../kernels/plane.ts'
import type { Shape } from '../shape/shape.ts'
import type { CategoryChoice } from '../traced.ts'
import type { Match } from './match.ts'

/** Every category that any likeness supports, best first; confidences add up to 1. */
export function rankCategories(_shape: Shape, _lines: Plane, matches: readonly Match[]): CategoryChoice[] {
  const votes = new Map<Category, number>()
  let total = 0
  for (const { template, score } of matches) {
    const weight = Math.exp(-(score - matches[0].score) / 0.025)
    votes.set(template.category, (votes.get(template.category) ?? 0) + weight)
    total += weight
  }
  return [...votes]
    .map(([category, vote]) => ({ category, confidence: vote / total }))
    .sort((a, b) => b.confidence - a.confidence)
}
