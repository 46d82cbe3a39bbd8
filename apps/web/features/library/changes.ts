import { elements } from '@toile/contract/features/elements.ts'
import { figures } from '@toile/contract/features/figures.ts'
import { library } from '@toile/contract/features/library.ts'
import type { Asks } from '@toile/contract/call.ts'
import { limits } from '@toile/rules/limits.ts'
import { t } from '../../languages/index.ts'
import { newKey, send } from '../../shell/calls/api.ts'
import { refreshEntries, showEntry } from '../../shared/library/entries.ts'
import { dropFromOutlines } from '../../shared/library/useOutline.ts'
import { sayRefusal } from '../../shell/calls/queries.ts'
import { toasts } from '../../shell/toasts/toasts.ts'
import { refresh } from '../../shell/calls/useCall.ts'

type OfMany = typeof library.deleteItems | typeof library.restoreItems | typeof library.purgeItems
type Ids = readonly string[]

/** Marks everything that shows the library as old. */
export const refreshLibrary = () => {
  refreshEntries()
  const { listItems, outlineItems, countItems, suggestTags } = library
  return refresh(listItems, outlineItems, countItems, suggestTags, figures.listFigures, elements.list)
}

const parts = (ids: Ids) =>
  Array.from({ length: Math.ceil(ids.length / limits.library.atOnce) }, (_, i) =>
    ids.slice(i * limits.library.atOnce, (i + 1) * limits.library.atOnce),
  )

/** Does something with many entries, as many at a time as a call takes; says why it was refused. */
async function withAll(ids: Ids, act: (part: string[]) => Promise<unknown>): Promise<boolean> {
  try {
    for (const part of parts(ids)) await act([...part])
    return true
  } catch (error) {
    sayRefusal(error)
    return false
  } finally {
    void refreshLibrary()
  }
}

const ofMany = (call: OfMany, ids: Ids) => withAll(ids, (part) => send(call, { ids: part }, { key: newKey() }))

export const restore = (ids: Ids): Promise<boolean> => {
  dropFromOutlines(new Set(ids))
  return ofMany(library.restoreItems, ids)
}

/** Puts entries into the bin and offers the way back (look.md, group B 29). */
export async function toBin(ids: Ids): Promise<void> {
  dropFromOutlines(new Set(ids))
  if (!(await ofMany(library.deleteItems, ids))) return
  toasts.done(t('{{count}} pictures were put into the bin', { count: ids.length }), {
    label: 'Undo',
    run: () => void ofMany(library.restoreItems, ids),
  })
}

export async function purge(ids: Ids): Promise<void> {
  dropFromOutlines(new Set(ids))
  if (await ofMany(library.purgeItems, ids))
    toasts.done(t('{{count}} pictures were deleted for good', { count: ids.length }))
}

export async function emptyBin(): Promise<void> {
  try {
    const { purged } = await send(library.emptyBin, {}, { key: newKey() })
    toasts.done(t('{{count}} pictures were deleted for good', { count: purged }))
  } catch (error) {
    sayRefusal(error)
  }
  void refreshLibrary()
}

/** Gives an entry another name, shown at once. */
export async function rename(id: string, name: string): Promise<void> {
  showEntry(id, { name })
  try {
    await send(library.renameItem, { id, name }, { key: newKey() })
  } catch (error) {
    sayRefusal(error)
  }
  void refreshLibrary()
}

export const tag = (ids: Ids, change: Pick<Asks<typeof library.tagItems>, 'add' | 'remove'>): Promise<boolean> =>
  withAll(ids, (part) => send(library.tagItems, { ids: part, ...change }, { key: newKey() }))

/** Moves entries to a tab and a category. */
export async function move(ids: Ids, to: Omit<Asks<typeof library.moveItems>, 'ids'>, where: string): Promise<boolean> {
  const moved = await withAll(ids, (part) => send(library.moveItems, { ids: part, ...to }, { key: newKey() }))
  if (moved) toasts.done(t('{{count}} pictures were moved to {{where}}', { count: ids.length, where }))
  return moved
}
