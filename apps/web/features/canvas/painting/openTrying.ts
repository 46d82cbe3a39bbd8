import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import { blends } from '@toile/canvas/document/blends.ts'
import { setLayer } from '@toile/canvas/document/layerChanges.ts'
import type { Session } from '@toile/canvas/session/openSession.ts'

/** What is seen of a painting without being so. */
export interface Trying {
  /** Whether what is seen is not what is. */
  isOn(): boolean
  back(): void
  /** Shows another painting in its place. */
  show(next: CanvasDocument): void
  /** Shows a layer in another blend mode. */
  blend(id: string, wanted: string | null): void
}

/** Shows a painting as it would be, without a step (requirement S3.23: blend modes are seen as they are pointed at). */
export function openTrying({ document }: Session): Trying {
  let before: CanvasDocument | null = null
  let busy = false
  const put = (next: CanvasDocument) => {
    busy = true
    document.replace(next)
    busy = false
  }
  const back = () => {
    if (!before) return
    const was = before
    before = null
    put(was)
  }
  return {
    isOn: () => busy || before !== null,
    back,
    show(next) {
      before ??= document.get()
      put(next)
    },
    blend(id, wanted) {
      back()
      const now = document.get()
      const blend = blends.find((one) => one === wanted)
      if (!blend || now.layers[id]?.blend === blend) return
      const next = setLayer(now, { ids: [id], look: { blend } })
      before = now
      put(next)
    },
  }
}
