import { brushes, otherBrushes } from '@toile/canvas/brushes/index.ts'
import { canvasChanges } from '@toile/canvas/document/canvasChanges.ts'
import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import { openSession, type Session } from '@toile/canvas/session/openSession.ts'
import type { OpenStroke } from '@toile/canvas/session/openStroke.ts'
import type { TrailStep } from '@toile/rules/document.ts'
import { Refusal } from '@toile/rules/refusals.ts'
import { openView, type Stage, type View } from '../view/openView.ts'
import type { Camera } from '../view/camera.ts'
import type { PackedTiles } from '../keeping/packedTiles.ts'
import { freshId } from './freshId.ts'
import { orderOf } from './orderOf.ts'
import { duplicate, group, mergeDown } from './layerMoves.ts'
import { type Frames, openFrames } from './openFrames.ts'
import { openThumbs } from './openThumbs.ts'
import type { Said, Told } from './said.ts'

/** A painting as it is opened. */
export interface Opened {
  readonly document: CanvasDocument
  readonly trail: readonly TrailStep<CanvasDocument>[]
  readonly tiles: PackedTiles
}

/** The painter's side of a canvas: the session, the screen it is shown on, and the stroke in the hand. */
export interface PaintingDesk {
  readonly session: Session
  /** Does what the page says, as far as it is about painting. */
  hear(said: Said): void
  show(screen: OffscreenCanvas): void
  /** Whether a stroke is being drawn. */
  isDrawing(): boolean
  /** Does something that may be refused, and says so. */
  attempt(act: () => void): void
}

/** Numbers of a sample. */
const wide = 6

/** Opens a painting at the desk; `changed` is told of each step. */
export function openDesk(opened: Opened, tell: (told: Told) => void, changed: () => void): PaintingDesk {
  const session = openSession(opened.document, opened.tiles, freshId)
  const { document } = session
  document.recall(opened.trail)
  let stroke: OpenStroke | null = null
  let view: View | null = null
  let looked: { camera: Camera; stage: Stage } | null = null
  /** The painting without what is only tried out. */
  let tried: CanvasDocument | null = null
  const frames: Frames = openFrames(() => stroke?.flush())
  const thumbs = openThumbs(
    session,
    (layer, picture) => tell({ told: 'thumb', layer, picture }),
    () => stroke !== null,
  )

  function tellKnown(): void {
    const { undo, redo } = document.steps()
    const trail = document.trail().map(({ id, name, undone }) => ({ id, name, undone }))
    const memory = { bytes: session.bytes(), fits: session.fits() }
    tell({ told: 'known', known: { document: document.get(), undo, redo, trail, memory } })
  }
  let size = { width: opened.document.width, height: opened.document.height }
  document.subscribe(() => {
    if (tried) return
    const { width, height } = document.get()
    if (width !== size.width || height !== size.height) {
      size = { width, height }
      view?.redraw(true)
    }
    tellKnown()
    thumbs.ask()
    changed()
  })
  session.onShown((box) => view?.show(box))

  const attempt = (act: () => void) => {
    try {
      act()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      tell({ told: 'refused', code: error.code, blanks: error.blanks })
    }
  }
  /** Puts back what was only tried out. */
  const untry = () => {
    if (!tried) return
    const before = tried
    document.replace(before)
    tried = null
  }
  function tryBlend(id: string, blend: string | null): void {
    untry()
    const now = document.get()
    const layer = now.layers[id]
    const change = canvasChanges.find((one) => one.id === 'setLayer')
    if (!layer || blend === null || !change || layer.blend === blend) return
    tried = now
    document.replace(change.run(now, { ids: [id], look: { blend } }))
  }
  function goTo(step: string | null): void {
    const at = () => document.trail().findLast(({ undone }) => !undone)?.id ?? null
    const undone = document.trail().find(({ id }) => id === step)?.undone ?? false
    while (at() !== step && (undone ? document.steps().redo : document.steps().undo)) {
      if (undone) document.redo()
      else document.undo()
    }
  }
  const hear = (said: Said) => {
    switch (said.say) {
      case 'look':
        looked = said
        view?.look(said.camera, said.stage)
        break
      case 'begin':
        untry()
        stroke = session.startStroke(orderOf(said.order, undefined))
        break
      case 'add':
        for (let i = 0; i + wide <= said.samples.length; i += wide) {
          const [x = 0, y = 0, pressure = -1, tiltX = 0, tiltY = 0, time = 0] = said.samples.slice(i, i + wide)
          stroke?.add({ x, y, pressure, tiltX, tiltY, time })
        }
        frames.ask()
        break
      case 'end':
        stroke?.end()
        stroke = null
        break
      case 'cancel':
        stroke?.cancel()
        stroke = null
        break
      case 'change': {
        untry()
        const change = canvasChanges.find(({ id }) => id === said.id)
        if (change) document.change(change, change.takes.parse(said.given), { merge: said.drag })
        break
      }
      case 'group':
        group(session, said.ids, said.name)
        break
      case 'duplicate':
        duplicate(session, said.ids)
        break
      case 'mergeDown':
        mergeDown(session, said.ids)
        break
      case 'preview':
        tryBlend(said.layer, said.blend)
        break
      case 'goTo':
        untry()
        goTo(said.step)
        break
      case 'undo':
        untry()
        document.undo()
        break
      case 'redo':
        untry()
        document.redo()
        break
    }
  }
  tell({
    told: 'known',
    known: { brushes: [...brushes, ...otherBrushes].map(({ id, label, knobs }) => ({ id, label, knobs })) },
  })
  tellKnown()
  thumbs.ask()
  return {
    session,
    attempt,
    isDrawing: () => stroke !== null,
    hear: (said) => attempt(() => hear(said)),
    show(screen) {
      const { width, height } = document.get()
      const shown = {
        width,
        height,
        pictureOf: session.pictureOf,
      }
      view = openView(screen, shown, frames.draw)
      if (looked) view.look(looked.camera, looked.stage)
    },
  }
}
