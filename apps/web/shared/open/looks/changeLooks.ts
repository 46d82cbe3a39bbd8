import { type DesignEntry, designs } from '@toile/contract/features/designs.ts'
import { takenBack } from '@toile/craft/designs/apply/takenBack.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { sure } from '@toile/geometry'
import { newKey, send } from '../../../shell/calls/api.ts'
import { changeBeside, flushLooks } from './openLooks.ts'
import { shownEntry } from './useCollection.ts'

/** What was changed in several looks by one act: each as it was and as it became, and the step that each has of it. */
export interface Together {
  projectId: string
  step: string
  looks: readonly { id: string; before: Design; after: Design }[]
}

/** Changes several looks at once, all or none; a look that the edit leaves as it is is not saved. What is unsaved in them is saved first. */
export async function changeLooks(
  projectId: string,
  ids: readonly string[],
  edit: (design: Design, id: string) => Design,
): Promise<Together> {
  await flushLooks()
  const entries = ids.flatMap((id) => shownEntry(projectId, id) ?? [])
  const changed = entries.flatMap((entry) => {
    const after = edit(entry.document, entry.id)
    return after === entry.document ? [] : [{ entry, after }]
  })
  const step = newKey()
  const touched = changed.map(({ entry }) => entry.id)
  await changeBeside(touched, (done) => save(changed, step, done))
  return {
    projectId,
    step,
    looks: changed.map(({ entry, after }) => ({ id: entry.id, before: entry.document, after })),
  }
}

/** Takes a change of several looks back everywhere; what was edited in them since stays, and a look that is gone is left out. */
export async function takeBackTogether({ projectId, looks }: Pick<Together, 'projectId' | 'looks'>): Promise<void> {
  await changeLooks(
    projectId,
    looks.map(({ id }) => id).filter((id) => shownEntry(projectId, id)?.state !== 'deleted'),
    (now, id) => {
      const change = looks.find((one) => one.id === id)
      return change ? takenBack(change, now) : now
    },
  )
}

/** Told each look that was saved, as it is now. */
type Done = (entry: DesignEntry) => Promise<void>

interface Changed {
  entry: DesignEntry
  after: Design
}

/** So many looks are drawn within the time of one call on a slow and busy machine. */
const atOnce = 2

/** Saves looks a few at a time; where some cannot be saved, those before them are put back. */
async function save(changed: readonly Changed[], step: string, tell: Done): Promise<void> {
  const done: Changed[] = []
  for (let at = 0; at < changed.length; at += atOnce) {
    try {
      const saved = await sendTogether(changed.slice(at, at + atOnce), step, tell)
      done.push(...saved.map((entry, i) => ({ entry, after: sure(changed[at + i]).entry.document })))
    } catch (error) {
      for (let back = 0; back < done.length; back += atOnce)
        await sendTogether(done.slice(back, back + atOnce), newKey(), tell)
      throw error
    }
  }
}

async function sendTogether(changed: readonly Changed[], step: string, tell: Done): Promise<readonly DesignEntry[]> {
  const looks = changed.map(({ entry, after }) => ({ id: entry.id, revision: entry.revision, document: after }))
  const saved = await send(designs.changeMany, { looks, step }, { key: newKey() })
  await Promise.all(saved.looks.map(tell))
  return saved.looks
}
