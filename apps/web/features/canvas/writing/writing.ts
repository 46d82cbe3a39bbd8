import type { TextLayer } from '@toile/canvas/document/layer.ts'
import { openListeners } from '../../../shell/openListeners.ts'
import { withWords } from '../../../languages/withWords.ts'
import { t } from '../../../languages/index.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'
import type { Written } from './written.ts'
import type { Painting } from '../painting/openPainting.ts'
import type { Place } from '../view/camera.ts'

/** Where a caret stands behind so many signs of the text, in pixels of the sheet. */
export interface Caret {
  readonly at: number
  readonly top: Place
  readonly bottom: Place
}

interface Now {
  readonly written: Written | null
  readonly carets: readonly Caret[]
  /** Letters that no font has. */
  readonly missing: readonly string[]
}

const nothing: Now = { written: null, carets: [], missing: [] }
let now = nothing
let turn = 0
let round = 0
const { subscribe, tell } = openListeners()
const show = (next: Partial<Now>) => {
  now = { ...now, ...next }
  tell()
}

const engine = () => withWords('canvas', async () => (await import('./paintWritten.ts')).paintWritten)

/** Draws what is written as it is now; an older one that is still being drawn is left. */
async function paint(painting: Painting, written: Written): Promise<void> {
  turn += 1
  const own = turn
  try {
    const document = painting.get().document
    const paintWritten = await engine()
    if (!document) return
    const painted = await paintWritten(written, document)
    if (own !== turn) return
    const { tiles, breaks, carets, missing } = painted
    const name = written.text.trim().split('\n')[0]?.slice(0, 60) || t('Text')
    painting.say({ say: 'text', order: { ...written, breaks, name, tiles, drag: `text ${written.id} ${round}` } })
    show({ carets, missing, ...(now.written?.id === written.id && { written: { ...now.written, breaks } }) })
  } catch {
    toasts.fail(t('The letters could not be fetched. Check the connection and write on.'))
  }
}

/** The text that is being written. */
export const writing = {
  get: () => now,
  subscribe,
  begin(written: Written, painting: Painting) {
    round += 1
    show({ written, carets: [], missing: [] })
    void paint(painting, written)
  },
  write(painting: Painting, change: Partial<Written>) {
    if (!now.written) return
    // What was broken by dictionary is broken anew where the text is another.
    const written = { ...now.written, ...change, breaks: [] }
    show({ written })
    void paint(painting, written)
  },
  /** Changes a text layer that nobody writes at. */
  restyle(painting: Painting, layer: TextLayer, change: Partial<Written>) {
    const { id, text, style, place, matrix } = layer
    void paint(painting, { id, text, style, place, matrix, breaks: [], ...change })
  },
  end(painting: Painting) {
    const { written } = now
    show(nothing)
    const layer = written && painting.get().document?.layers[written.id]
    if (!written || !layer) return
    const first = written.text.trim().split('\n')[0]?.slice(0, 60) ?? ''
    if (first === '') painting.change('removeLayers', { ids: [written.id] })
    else if (layer.name === t('Text'))
      painting.change('setLayer', { ids: [written.id], look: { name: first } }, `text ${written.id} ${round}`)
  },
}
