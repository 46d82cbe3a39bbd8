import { sure } from '@toile/geometry'

/** Numbers that come together in groups; a group is called by its least number (union-find). */
export function openGroups(count: number) {
  const above = Int32Array.from({ length: count }, (_, i) => i)
  const of = (i: number): number => {
    let at = i
    while (sure(above[at]) !== at) {
      above[at] = sure(above[sure(above[at])])
      at = sure(above[at])
    }
    return at
  }
  return {
    of,
    join(a: number, b: number) {
      const [one, other] = [of(a), of(b)]
      above[Math.max(one, other)] = Math.min(one, other)
    },
  }
}
