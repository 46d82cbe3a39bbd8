import { sure } from '@toile/geometry'

/** What lies at a share of some numbers. */
export const quantile = (values: readonly number[], share: number): number =>
  sure([...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))])

/** The middle of some numbers. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Milliseconds that an act takes. */
export function time(act: () => unknown): number {
  const start = performance.now()
  act()
  return performance.now() - start
}
