import type { Answered } from '@toile/contract/asking/acts.ts'
import { type Asking, openAsking } from '@toile/contract/asking/openAsking.ts'
import type { CanvasChange } from '@toile/canvas/document/canvasChanges.ts'
import type { GivenTo } from '@toile/rules/changing/defineChange.ts'
import { t } from '../../../languages/index.ts'
import { openListeners } from '../../../shell/openListeners.ts'
import { startWorker } from '../../../shell/startWorker.ts'
import { type Known, nothingKnown } from './known.ts'
import type { PaintingActs } from './painting.worker.ts'
import address from './painting.worker.ts?worker&url'
import type { Said, Told } from './said.ts'
import { sayRefused } from './sayRefused.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'

type Named<Id> = Extract<CanvasChange, { id: Id }>

/** A painting that is open in its worker: what is known of it, and how it is spoken to. */
export interface Painting extends Pick<Asking<PaintingActs>, 'ask'> {
  get(): Known
  subscribe(listener: () => void): () => void
  say(said: Said, transfer?: Transferable[]): void
  /** Changes the painting as a step; `drag` joins the steps of one gesture. */
  change<Id extends CanvasChange['id']>(id: Id, given: GivenTo<Named<Id>>, drag?: string): void
  close(): void
}

/** Opens the worker that holds a painting; it ends with `close`, after it has kept what is there. */
export function openPainting(): Painting {
  const worker = startWorker(address)
  const asking = openAsking<PaintingActs>((message) => worker.postMessage(message))
  const { subscribe, tell } = openListeners()
  let known = nothingKnown

  function hear(told: Told): void {
    if (told.told === 'known') known = { ...known, ...told.known }
    if (told.told === 'refused') sayRefused(told.code, told.blanks)
    if (told.told === 'thumb') {
      known = { ...known, thumbs: new Map([...known.thumbs, [told.layer, told.picture]]) }
    }
    tell()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Told | Answered>) => {
    if ('told' in data) hear(data)
    else asking.hear(data)
  })
  worker.addEventListener('error', () => {
    asking.end(new Error('The painting worker stopped.'))
    toasts.fail(t('The canvas stopped. Reload the page: what you painted is kept.'))
  })
  const say = (said: Said, transfer: Transferable[] = []) => worker.postMessage(said, transfer)
  return {
    ask: asking.ask,
    get: () => known,
    subscribe,
    say,
    change: (id, given, drag) => say({ say: 'change', id, given, drag: drag ?? null }),
    close: () => say({ say: 'leave' }),
  }
}
