import type { LibraryFilter } from '@toile/contract/features/library.ts'
import { libraryTabSchema } from '@toile/contract/features/library.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { films } from '@toile/contract/features/films.ts'
import { products } from '@toile/contract/features/products.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readEntries } from '../../shared/library/entries.ts'
import { everything } from '../../shared/library/filter.ts'
import type { GridActions } from '../../shared/library/gridProps.ts'
import { chooseAll, chooseNone, chosenInOrder, type Order, type Selection } from '../../shared/library/selection.ts'
import { libraryTabs } from '../../shell/parts/libraryTabs.ts'
import { sayRefusal } from '../../shell/calls/queries.ts'
import { useSend } from '../../shell/calls/useCall.ts'
import { move, rename, restore, toBin } from './changes.ts'
import { findUsed, type Used } from './findUsed.ts'
import { download } from './packing.ts'
import type { SelectionWish } from './SelectionBar.tsx'
import { useCarry } from './useCarry.ts'
import { useLibraryKeys } from './useLibraryKeys.ts'

/** A dialog over the library. */
export type LibraryDialog =
  | { kind: 'look'; id: string }
  | { kind: 'tags' | 'move' | 'board' | 'brand' | 'purge'; ids: readonly string[] }
  | { kind: 'used'; ids: readonly string[]; used: readonly Used[] }
  | { kind: 'emptyBin' | 'prepare' }

interface LibraryWorkOptions {
  filter: LibraryFilter
  show: (filter: LibraryFilter) => void
  order: Order
  selection: Selection
  choose: (selection: Selection) => void
}

/** Takes the keyboard back to a picture of the grid. */
const standOn = (id: string) =>
  setTimeout(() => {
    const tile = document.querySelector<HTMLElement>(`[data-tile="${id}"]`)
    tile?.focus({ preventScroll: true })
    tile?.scrollIntoView({ block: 'nearest' })
  })

/** What is done with chosen pictures, from the bar, the keys, the pointer and the quick look alike. */
export function useLibraryWork({ filter, show, order, selection, choose }: LibraryWorkOptions) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<LibraryDialog | null>(null)
  const [naming, setNaming] = useState<string | null>(null)
  const [busy, setBusy] = useState<SelectionWish | null>(null)
  const openDesign = useSend(designs.openDesign, {
    onDone: ({ projectId, id: look }) => void navigate({ to: '/home/tools', search: { project: projectId, look } }),
  })
  const openProduct = useSend(products.open, {
    onDone: ({ projectId: project, id: product, work }) =>
      void navigate({
        to: '/home/tools',
        search: { tool: work.of === 'look' ? 'product' : 'editPicture', project, product },
      }),
  })
  const openFilm = useSend(films.open, {
    onDone: ({ projectId: project, id: film }) =>
      void navigate({ to: '/home/tools', search: { tool: 'film', project, film } }),
  })
  const ids = () => chosenInOrder(selection, order)
  const look = (id: string) => setDialog({ kind: 'look', id })
  const remove = async (wanted: readonly string[]) => {
    if (filter.bin) return setDialog({ kind: 'purge', ids: wanted })
    setBusy('remove')
    try {
      const used = await findUsed(wanted)
      if (used.length > 0) setDialog({ kind: 'used', ids: wanted, used })
      else await toBin(wanted)
    } catch (error) {
      sayRefusal(error)
    } finally {
      setBusy(null)
    }
  }
  const open = async (id: string) => {
    const [entry] = await readEntries([id])
    if (entry?.designId) openDesign.send({ id: entry.designId })
    else if (entry?.productId) openProduct.send({ id: entry.productId })
    else if (entry?.film) openFilm.send({ id: entry.film.id })
    else if (entry?.elementKind === 'motion' && entry.elementId)
      void navigate({ to: '/home/tools', search: { tool: 'film', element: entry.elementId } })
    else look(id)
  }
  const like = (id: string) => show({ ...everything, tab: filter.tab, like: id })
  const run = (wish: SelectionWish, wanted = ids()) => {
    const [first] = wanted
    if (wish === 'all') return choose(chooseAll(selection, order))
    if (dialog !== null && dialog.kind !== 'look') return
    if (first === undefined) return
    if (wish === 'look') look(first)
    else if (wish === 'remove' || wish === 'purge') void remove(wanted)
    else if (wish === 'restore') void restore(wanted)
    else if (filter.bin) return
    else if (wish === 'like') like(first)
    else if (wish === 'rename') setNaming(first)
    else if (wish === 'download') download(wanted)
    else setDialog({ kind: wish, ids: wanted })
  }
  useLibraryKeys(run)
  const carried = useCarry((target) => {
    const [kind, name = ''] = target.split(':')
    if (kind === 'bin') return void remove(ids())
    const tab = kind === 'tab' ? libraryTabSchema.parse(name) : filter.tab
    if (!tab) return
    const label = t(libraryTabs.find(({ id }) => id === tab)?.label ?? tab)
    const category = kind === 'category' ? name : ''
    void move(ids(), { tab, category }, category ? `${label}, ${category}` : label)
  })
  const actions: GridActions = {
    look,
    open: (id) => void open(id).catch(sayRefusal),
    remove: () => run('remove'),
    ...(filter.bin ? {} : { naming: setNaming, rename: (id, name) => void rename(id, name), carry: carried.carry }),
  }
  return {
    actions,
    naming,
    ghost: carried.ghost,
    dialog,
    order,
    busy,
    run,
    open: (id: string) => void open(id).catch(sayRefusal),
    ask: (kind: 'emptyBin' | 'prepare') => setDialog({ kind }),
    look,
    close: () => {
      setDialog(null)
      if (dialog?.kind === 'look') standOn(dialog.id)
    },
    none: () => choose(chooseNone(selection)),
    stand: (id: string) => choose({ chosen: new Set([id]), anchor: id, focus: id }),
  }
}

export type LibraryWork = ReturnType<typeof useLibraryWork>
