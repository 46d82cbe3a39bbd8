import { measureNames } from './measureNames.ts'
import type { Measures } from './measures.ts'
import type { SizeRange } from './sizeRanges.ts'

/** The body of a size of a range in millimetres, or nothing where the range has no such size. */
export function measuresOf({ first, sizes }: SizeRange, size: string): Measures | null {
  const steps = sizes.findIndex(({ name }) => name === size)
  if (steps < 0) return null
  const body = { ...first }
  for (const { growth } of sizes.slice(1, steps + 1)) for (const name of measureNames) body[name] += growth[name] ?? 0
  return body
}
