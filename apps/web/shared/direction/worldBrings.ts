import { treatments } from '@toile/craft/prints/derivedSource.ts'
import { findPrint } from '@toile/craft/prints/index.ts'
import type { DialId } from '@toile/craft/script/dials/dialsSchema.ts'
import { dials } from '@toile/craft/script/dials/index.ts'
import type { PictureBrief } from '@toile/craft/script/pictureBrief.ts'

/** How many of the constructions that come with a world are named. */
const mostNamed = 3

/** What a world that was chosen by hand changes of what the pictures ask by themselves. */
export interface WorldBrings {
  /** How pictures become cloth that did not before, and the constructions beside them, as people read them in English. */
  prints: readonly string[]
  /** The dials that stand elsewhere though no hand turned them. */
  moved: readonly DialId[]
}

type Asked = Pick<PictureBrief, 'cloths' | 'prints' | 'dials'>

/** What is new in a brief against the one that is read, but for dials that were turned by hand. */
export function worldBrings(asRead: Asked, now: Asked, turned: Partial<PictureBrief['dials']>): WorldBrings {
  const before = new Set(treatmentsOf(asRead))
  const made = treatments.filter(({ id }) => !before.has(id) && treatmentsOf(now).includes(id))
  const beside = now.prints.filter((id) => !asRead.prints.includes(id)).slice(0, mostNamed)
  return {
    prints: [...made.map(({ label }) => label), ...beside.flatMap((id) => findPrint(id)?.label ?? [])],
    moved: dials.map(({ id }) => id).filter((id) => turned[id] === undefined && now.dials[id] !== asRead.dials[id]),
  }
}

const treatmentsOf = ({ cloths }: Pick<Asked, 'cloths'>) => cloths.map(({ source }) => source.treatment)
