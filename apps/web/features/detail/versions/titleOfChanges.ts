import type { SaidDifference } from '../../../shared/compare/useDifferenceWords.ts'

/** Things of one garment that a title names, and garments. */
const named = 2

/** What changed, as short as a title: “Coat: Length, Collar”; what does not fit is left to the lines below. */
export function titleOfChanges(said: readonly SaidDifference[], list: (parts: readonly string[]) => string): string {
  const groups = [...Map.groupBy(said, ({ worn, of }) => worn?.id ?? of).values()]
  return groups
    .slice(0, named)
    .map((all) => {
      const what = [...new Set(all.map((one) => one.what))]
      return `${all[0]?.of ?? ''}: ${list(what.slice(0, named))}${what.length > named ? ' …' : ''}`
    })
    .join('; ')
}
