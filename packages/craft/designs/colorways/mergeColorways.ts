import { limits } from '@toile/rules/limits.ts'
import { idBeside } from '@toile/rules/merging/mergeList.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import type { Design } from '../design.ts'

type Kept = Pick<Design, 'colorways' | 'roles'>

/** What two windows made of the colourways of a look: added ones stand together, one that both changed stands twice, what one removed and the other changed stays; nothing is asked. */
export function mergeColorways(base: Kept, mine: Kept, theirs: Kept): Kept {
  const merged = bothOf(base.colorways, mine.colorways, theirs.colorways).slice(0, limits.colorways)
  const roles = sameContent(base.roles, mine.roles) ? theirs.roles : mine.roles
  return {
    ...((mine.colorways ?? theirs.colorways) && { colorways: merged }),
    ...(roles && { roles }),
  }
}

function bothOf<T extends { id: string }>(base: T[] = [], mine: T[] = [], theirs: T[] = []): T[] {
  const of = (list: readonly T[], id: string) => list.find((one) => one.id === id)
  const taken = (id: string) => [base, mine, theirs].some((list) => of(list, id) !== undefined)
  const ids = new Set([...theirs, ...mine].map(({ id }) => id))
  return [...ids].flatMap((id) => {
    const [b, m, t] = [of(base, id), of(mine, id), of(theirs, id)]
    if (!m || !t) {
      const left = m ?? t
      return left && !(b && sameContent(b, left)) ? [left] : []
    }
    if (sameContent(m, t) || (b && sameContent(b, m))) return [t]
    if (b && sameContent(b, t)) return [m]
    return [t, { ...m, id: idBeside(id, taken) }]
  })
}
