import { canvas, tileAddress } from '@toile/contract/features/canvas.ts'
import { CallRefused } from '@toile/contract/answer.ts'
import { limits } from '@toile/rules/limits.ts'
import { newKey, send } from '../../../shell/calls/api.ts'
import { openListeners } from '../../../shell/openListeners.ts'
import type { Painting } from '../painting/openPainting.ts'

/** How a painting stands against the server. */
export type Standing = 'saved' | 'saving' | 'offline' | 'elsewhere' | 'refused'

/** Keeps a painting with the server: after each save of the browser what is new is sent. */
export interface Sending {
  get(): { standing: Standing; says: string }
  subscribe(listener: () => void): () => void
  /** Tries at once what waits. */
  again(): void
  /** Keeps this window's state in the place of the other's. */
  keepMine(): void
  /** Opens the other's state; this window's stays among its steps. */
  takeTheirs(): void
  close(): void
}

/** After a failure so long is waited, in milliseconds. */
const later = 5_000

/** Opens the sending of a painting. */
export function openSending(painting: Painting, id: string): Sending {
  const listeners = openListeners()
  let now: { standing: Standing; says: string } = { standing: 'saved', says: '' }
  let running = false
  let timer: ReturnType<typeof setTimeout> | null = null
  let newest: number | null = null
  let previewed = 0
  let preview: ReturnType<typeof setTimeout> | null = null
  const show = (standing: Standing, says = '') => {
    now = { standing, says }
    listeners.tell()
  }

  async function sendTiles(missing: readonly string[]): Promise<void> {
    for (let at = 0; at < missing.length; at += limits.tilePack.tiles) {
      const body = await painting.ask('packed', missing.slice(at, at + limits.tilePack.tiles))
      await send(canvas.sendTiles, {}, { key: newKey(), file: new File([body], 'tiles') })
    }
  }
  async function sendPreview(): Promise<void> {
    const rest = previewed + 20_000 - Date.now()
    if (rest > 0) {
      preview ??= setTimeout(() => void sendPreview().catch(() => undefined), rest)
      return
    }
    preview = null
    previewed = Date.now()
    const document = painting.get().document
    if (!document) return
    const scale = Math.min(1, 480 / Math.max(document.width, document.height))
    const file = await painting.ask('picture', { type: 'image/png', scale, clear: false, quality: 1 })
    await send(
      canvas.keepPreview,
      { id },
      { key: newKey(), file: new File([file], 'preview.png', { type: 'image/png' }) },
    )
  }

  /** Sends once; says whether there is more to send. */
  async function go(): Promise<boolean> {
    const { base } = painting.get()
    const document = await painting.ask('stored', undefined)
    if (!base || !document) return false
    const revision = newest ?? base.revision
    let kept = await send(canvas.keep, { id, revision, document }, { key: newKey() })
    if (!kept.kept && kept.missing.length > 0) {
      await sendTiles(kept.missing)
      kept = await send(canvas.keep, { id, revision, document }, { key: newKey() })
    }
    if (!kept.kept) {
      newest = null
      latest = kept.revision
      show('elsewhere', kept.says)
      return false
    }
    newest = null
    const same = await painting.ask('sent', { revision: kept.revision, document })
    void sendPreview().catch(() => undefined)
    return !same
  }
  let latest = 0
  async function run(): Promise<void> {
    if (running || now.standing === 'elsewhere') return
    running = true
    if (timer !== null) clearTimeout(timer)
    timer = null
    try {
      show('saving')
      while (await go());
      if (now.standing === 'saving') show('saved')
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      show(error.level === 'warning' ? 'refused' : 'offline', error.message)
      timer = setTimeout(() => void run(), later)
    } finally {
      running = false
    }
  }
  async function takeOther(): Promise<void> {
    const { canvas: entry, document } = await send(canvas.open, { id })
    await painting.ask('takeOver', { document, revision: entry.revision, tileAddress: tileAddress('{hash}') })
    show('saved')
  }
  let was = painting.get().keeping
  const leave = painting.subscribe(() => {
    const { keeping, base } = painting.get()
    const done = keeping === 'saved' && was !== 'saved'
    was = keeping
    if (done && base?.changed) void run()
  })
  return {
    get: () => now,
    subscribe: listeners.subscribe,
    again: () => void run(),
    keepMine() {
      newest = latest
      show('saving')
      void run()
    },
    takeTheirs() {
      show('saving')
      void takeOther().catch(() => show('offline'))
    },
    close() {
      leave()
      if (timer !== null) clearTimeout(timer)
      if (preview !== null) clearTimeout(preview)
    },
  }
}
