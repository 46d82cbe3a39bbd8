import { sure } from '@toile/geometry'
import { printKinds } from './printKinds.ts'
import type { BrandPrint, BrandProfile } from './profile.ts'
import type { Read } from './read.ts'
import type { ClothReading } from './brandReading.ts'

const leastShare = 0.09
const mostLike = 4

interface Seen {
  id: string
  weight: number
  cloth: ClothReading
}

/** Which kinds of prints a brand has, how large and how dense, and how much of its cloth is printed at all (requirement S2.61). */
export function brandPrints(reads: readonly Read[]): BrandProfile['prints'] {
  const seen: Seen[] = reads.flatMap(({ id, weight, reading: { cloths } }) =>
    cloths.map((cloth) => ({ id, cloth, weight: (weight * cloth.confidence) / cloths.length })),
  )
  const printed = seen.filter(({ cloth }) => cloth.kind !== 'plain')
  const believed = new Map(
    printKinds.map(({ id }, k) => [id, sum(printed, ({ cloth, weight }) => weight * (cloth.shares[k] ?? 0) ** 2)]),
  )
  const total = sum([...believed.values()], (value) => value) || 1
  const kinds = printKinds
    .flatMap(({ id }) => {
      const own = printed.filter(({ cloth }) => cloth.kind === id)
      return id !== 'plain' && own.length ? [kindOf(id, own, (believed.get(id) ?? 0) / total)] : []
    })
    .filter(({ share }) => share >= leastShare)
    .sort((a, b) => b.share - a.share)
  const kept = sum(kinds, ({ share }) => share) || 1
  const worn = seenOnPeople(reads)
  return {
    printed: worn.of ? worn.printed / worn.of : printed.length ? 0.6 : 0,
    kinds: kinds.map((kind) => ({ ...kind, share: kind.share / kept })),
    confidence: seen.length
      ? (sum(seen, ({ cloth }) => cloth.confidence) / seen.length) * Math.min(1, seen.length / 6)
      : 0,
  }
}

const sum = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((total, item) => total + of(item), 0)

function kindOf(kind: BrandPrint['kind'], own: readonly Seen[], share: number): BrandPrint {
  const weight = sum(own, (one) => one.weight) || 1
  const mean = (of: (cloth: ClothReading) => number) => sum(own, (one) => of(one.cloth) * one.weight) / weight
  const steps = own.flatMap(({ cloth }) => cloth.step ?? []).toSorted((a, b) => a - b)
  const votes = new Map<string, number>()
  for (const { cloth, weight: counts } of own)
    cloth.like.forEach((id, rank) => votes.set(id, (votes.get(id) ?? 0) + counts / (1 + rank)))
  return {
    kind,
    share,
    step: steps.length ? sure(steps[steps.length >> 1]) : null,
    density: mean(({ density }) => density),
    colors: mean(({ colors }) => colors),
    like: [...votes]
      .sort((a, b) => b[1] - a[1])
      .slice(0, mostLike)
      .map(([id]) => id),
    pictures: [...new Set(own.map(({ id }) => id))],
  }
}

/** Swatches are always printed; only what people wear tells how often a brand prints. */
function seenOnPeople(reads: readonly Read[]) {
  const looks = reads.filter(({ reading }) => reading.kind === 'look' && reading.cloths.length > 0)
  return {
    of: looks.length,
    printed: looks.filter(({ reading }) => reading.cloths.some(({ kind }) => kind !== 'plain')).length,
  }
}
