import type { BodyCategory } from '@toile/fashion/garments/garment.ts'
import type { CategoryChoice } from '../traced.ts'
import type { Match } from './match.ts'

const linesWeight = 0.6
const hangingWeight = 0.15
const softness = 0.035

/** Every category that any likeness supports, best first; outline and inside lines count together, confidences add up to 1. */
export function rankCategories(matches: readonly Match[]): CategoryChoice[] {
  const scored = matches.map(({ template, score, inside, hanging }) => ({
    category: template.category,
    score: score + linesWeight * inside + hangingWeight * hanging,
  }))
  const best = Math.min(...scored.map(({ score }) => score))
  const votes = new Map<BodyCategory, number>()
  let total = 0
  for (const { category, score } of scored) {
    const weight = Math.exp(-(score - best) / softness)
    votes.set(category, (votes.get(category) ?? 0) + weight)
    total += weight
  }
  return [...votes]
    .map(([category, vote]) => ({ category, confidence: vote / total }))
    .sort((a, b) => b.confidence - a.confidence)
}
