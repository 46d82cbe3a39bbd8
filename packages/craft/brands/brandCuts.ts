import type { BrandCut, BrandProfile } from './profile.ts'
import type { Read } from './read.ts'
import type { ShapeReading } from './brandReading.ts'

const leastShare = 0.03

interface Seen {
  id: string
  weight: number
  shape: ShapeReading
}

/** The garments a brand shows by category, each with its mean length, volume, sleeve and waist (requirement S2.61). */
export function brandCuts(reads: readonly Read[]): BrandProfile['cuts'] {
  const seen: Seen[] = reads.flatMap(({ id, reading: { shapes } }) =>
    shapes.map((shape) => ({ id, shape, weight: Math.max(0.05, shape.confidence) })),
  )
  const total = seen.reduce((sum, { weight }) => sum + weight, 0)
  const cuts = [...new Set(seen.map(({ shape }) => shape.category))]
    .map((category) =>
      cutOf(
        category,
        seen.filter(({ shape }) => shape.category === category),
        total,
      ),
    )
    .filter(({ share }) => share >= leastShare)
    .sort((a, b) => b.share - a.share)
  const kept = cuts.reduce((sum, { share }) => sum + share, 0) || 1
  return {
    cuts: cuts.map((cut) => ({ ...cut, share: cut.share / kept })),
    confidence: seen.length ? (total / seen.length) * Math.min(1, seen.length / 8) : 0,
  }
}

function cutOf(category: string, seen: readonly Seen[], total: number): BrandCut {
  const weight = seen.reduce((sum, one) => sum + one.weight, 0)
  const mean = (of: (shape: ShapeReading) => number) =>
    seen.reduce((sum, { shape, weight: own }) => sum + of(shape) * own, 0) / weight
  const length = mean((shape) => shape.length)
  const volume = mean((shape) => shape.volume)
  return {
    category,
    share: weight / total,
    length,
    volume,
    sleeve: mean(({ sleeve }) => sleeve),
    waist: mean(({ waist }) => waist),
    spread: Math.min(1, Math.sqrt(mean((shape) => (shape.length - length) ** 2 + (shape.volume - volume) ** 2))),
    pictures: [...new Set(seen.map(({ id }) => id))],
  }
}
