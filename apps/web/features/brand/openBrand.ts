import { brands, type BrandEntry } from '@toile/contract/features/brands.ts'
import { tasks } from '@toile/contract/features/tasks.ts'
import type { BrandChange } from '@toile/craft/brands/brandChanges.ts'
import type { Brand } from '@toile/craft/brands/brandDocument.ts'
import { type OpenDocument, openDocument } from '@toile/rules/document.ts'
import { newKey, send } from '../../shell/calls/api.ts'
import { sayRefusal } from '../../shell/calls/queries.ts'
import { refresh } from '../../shell/calls/useCall.ts'
import { openListeners } from '../../shell/openListeners.ts'

/** How far a brand is kept. */
type Keeping = 'kept' | 'keeping' | 'failed'

/** A brand that is open: its document, and how far it is kept. */
export interface OpenBrand {
  document: OpenDocument<Brand, BrandChange>
  /** The next save declares the rights in its pictures. */
  declare(): void
  keeping(): Keeping
  subscribe(listener: () => void): () => void
  /** Keeps at once what was not kept yet. */
  close(): void
}

const pause = 700

/** Opens a brand for editing; every change is kept by itself a moment later, one after the other. */
export function openBrand({ id, revision: first, brand }: BrandEntry): OpenBrand {
  const document = openDocument<Brand, BrandChange>(brand)
  const listeners = openListeners()
  let revision = first
  let kept = brand
  let rights = false
  let state: Keeping = 'kept'
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  const show = (next: Keeping) => {
    state = next
    listeners.tell()
  }
  async function keep() {
    const wanted = document.get()
    if (running || wanted === kept) return
    running = true
    // What is declared while this save is on its way belongs to the next.
    const declared = rights
    rights = false
    show('keeping')
    try {
      const saved = await send(brands.saveBrand, { id, revision, brand: wanted, rights: declared }, { key: newKey() })
      revision = saved.revision
      kept = wanted
      running = false
      show('kept')
      void refresh(brands.readBrand, brands.listBrands, tasks.listTasks)
      if (document.get() !== kept) void keep()
    } catch (refused) {
      running = false
      rights ||= declared
      show('failed')
      sayRefusal(refused)
    }
  }
  document.subscribe(() => {
    clearTimeout(timer)
    show(document.get() === kept && !running ? 'kept' : 'keeping')
    timer = setTimeout(() => void keep(), pause)
  })
  return {
    document,
    declare() {
      rights = true
    },
    keeping: () => state,
    subscribe: listeners.subscribe,
    close() {
      clearTimeout(timer)
      void keep()
    },
  }
}
