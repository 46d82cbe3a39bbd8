import { exchanges } from '@toile/rules/changing/exchanges.ts'
import type { HeldDocument } from '@toile/rules/document.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { t } from '../../languages/index.ts'
import { toasts } from '../../shell/toasts/toasts.ts'
import { bringOver, isPlain, type Meetings, type Merging } from './meetings.ts'
import type { Saver, Unsaved } from './saver.ts'

/** What the server has of a document. */
export interface Newer<Doc> {
  document: Doc
  revision: number
}

/** A document whose versions of several windows meet here. */
export interface Met<Doc> {
  document: HeldDocument<Doc>
  saver: Saver<Doc>
  meetings: Meetings<Doc>
  merge: Merging<Doc>
  /** Has a version that was not chosen kept where it can be retrieved; nothing is settled before that. */
  keepFormer?(former: Doc): Promise<void>
}

const told = new WeakMap<object, number>()
/** Somebody who watches while another window works is told once a minute, not with every save. */
const quiet = 60_000

function tell<Doc>({ document }: Met<Doc>, mine: Doc | null) {
  if (mine) {
    const back = () => document.exchange(mine, exchanges.unmerge)
    return toasts.done(t('Merged with changes from another window'), { label: t('Undo'), run: back })
  }
  if (Date.now() - (told.get(document) ?? -quiet) < quiet) return
  told.set(document, Date.now())
  toasts.done(t('Changes from another window were taken in'))
}

/** Meets the server's newer version with what is here: merged at once where everything holds together, else offered to the person. What this window did itself is not told. */
export function catchUp<Doc>(met: Met<Doc>, newer: Newer<Doc>, by: 'here' | 'elsewhere' = 'elsewhere'): void {
  const { document, saver, meetings, merge } = met
  if (newer.revision <= saver.revision()) return
  const base = saver.base()
  const mine = document.get()
  const theirs = newer.document
  const own = !sameContent(mine, base) && !sameContent(mine, theirs)
  if (isPlain(merge(base, mine, theirs))) {
    saver.carry(theirs, newer.revision, bringOver(merge, base, theirs, { choices: new Map() }))
    meetings.set(null)
    if (by === 'elsewhere') tell(met, own ? mine : null)
    return
  }
  meetings.set({
    base,
    theirs,
    mine: document.get,
    async settle(decision) {
      await met.keepFormer?.(document.get())
      if ('whole' in decision && decision.whole === 'theirs') saver.reload(theirs, newer.revision, exchanges.other)
      else saver.carry(theirs, newer.revision, bringOver(merge, base, theirs, decision))
      meetings.set(null)
    },
  })
  saver.hold()
}

/** Brings in what a page that is gone had not saved, as one step; resolves when it is in, where a person must choose after they chose. */
export async function bringIn<Doc>(met: Met<Doc>, kept: Pick<Unsaved<Doc>, 'base' | 'document'>): Promise<void> {
  const { document, saver, meetings, merge } = met
  const theirs = document.get()
  const take = (next: Doc) => sameContent(next, document.get()) || document.exchange(next, exchanges.recovered)
  const made = merge(kept.base, kept.document, theirs)
  if (isPlain(made)) {
    take(made.merged)
    return
  }
  await new Promise<void>((settled) => {
    meetings.set({
      base: kept.base,
      theirs,
      mine: () => kept.document,
      async settle(decision) {
        await met.keepFormer?.(kept.document)
        meetings.set(null)
        take(bringOver(merge, kept.base, theirs, decision)(kept.document))
        settled()
        void saver.flush()
      },
    })
  })
}
