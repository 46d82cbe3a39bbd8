import { adjustments } from '@toile/canvas/adjusting/index.ts'
import { brushes } from '@toile/canvas/brushes/index.ts'
import { smudge } from '@toile/canvas/brushes/smudge.ts'
import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import { openSession } from '@toile/canvas/session/openSession.ts'
import type { Selection } from '@toile/canvas/tiles/selection.ts'
import type { TrailStep } from '@toile/rules/document.ts'
import type { PackedTiles } from '../keeping/packedTiles.ts'
import type { Camera } from '../view/camera.ts'
import { openView, type Stage, type View } from '../view/openView.ts'
import type { Craft, Hand } from './crafts/craft.ts'
import type { BegunTransform } from './crafts/transformOrder.ts'
import { freshId } from './freshId.ts'
import { openDoing } from './openDoing.ts'
import { openFrames } from './openFrames.ts'
import { openThumbs } from './openThumbs.ts'
import { openTrying } from './openTrying.ts'
import type { Said, Told } from './said.ts'
import { pathOf } from './pathOf.ts'
import { tellRefused } from './tellRefused.ts'

/** A painting as it is opened. */
export interface Opened {
  readonly document: CanvasDocument
  readonly trail: readonly TrailStep<CanvasDocument>[]
  readonly tiles: PackedTiles
}

/** The painter's side of a canvas: the session, the screen it is shown on, and what the hand holds. */
export interface PaintingDesk extends Craft {
  /** Does what the page says, as far as it is about painting; what is refused is told. */
  hear(said: Said): void
  show(screen: OffscreenCanvas): void
  /** Whether something is being drawn. */
  isDrawing(): boolean
  /** Begins to transform layers; nothing where that is refused. */
  beginTransform(ids: readonly string[]): BegunTransform | null
}

/** Numbers of a sample. */
const wide = 6

/** Opens a painting at the desk; `changed` is told of each step. */
export function openDesk(opened: Opened, tell: (told: Told) => void, changed: () => void): PaintingDesk {
  const session = openSession(opened.document, opened.tiles, freshId)
  const { document } = session
  document.recall(opened.trail)
  let hand: Hand | null = null
  let view: View | null = null
  let looked: { camera: Camera; stage: Stage } | null = null
  let selection: Selection | null = null
  let earlier: Selection | null = null
  const frames = openFrames(() => {
    hand?.flush()
    if (hand?.goesOn) frames.ask()
  })
  const thumbs = openThumbs(
    session,
    (layer, picture) => tell({ told: 'thumb', layer, picture }),
    () => hand !== null || doing.isBusy(),
  )
  const trying = openTrying(session)
  const craft: Craft = {
    session,
    tell: (known) => tell({ told: 'known', known }),
    selection: () => selection,
    select(next) {
      if (next === selection) return
      earlier = selection ?? earlier
      selection = next
      const shown = next && { path: pathOf(next), box: next.box }
      tell({ told: 'known', known: { selection: shown, earlier: earlier !== null } })
    },
    earlier: () => earlier,
    soon: frames.draw,
  }
  const doing = openDoing(craft, trying)

  let size = { width: opened.document.width, height: opened.document.height }
  document.subscribe(() => {
    if (trying.isOn()) return
    doing.changed()
    const { width, height } = document.get()
    if (width !== size.width || height !== size.height) {
      size = { width, height }
      craft.select(null)
      earlier = null
      view?.resize(size)
    }
    tellKnown()
    thumbs.ask()
    changed()
  })
  function tellKnown(): void {
    const { undo, redo } = document.steps()
    const trail = document.trail().map(({ id, name, undone }) => ({ id, name, undone }))
    const memory = { bytes: session.bytes(), fits: session.fits() }
    tell({ told: 'known', known: { document: document.get(), undo, redo, trail, memory } })
  }
  session.onShown((box) => view?.show(box))

  function attempt<Made>(act: () => Made): Made | null {
    try {
      return act()
    } catch (error) {
      return tellRefused(error, tell)
    }
  }
  const hear = (said: Said) => {
    switch (said.say) {
      case 'look':
        looked = said
        view?.look(said.camera, said.stage)
        return
      case 'preview':
        trying.blend(said.layer, said.blend)
        return
      case 'add':
        for (let i = 0; i + wide <= said.samples.length; i += wide) {
          const [x = 0, y = 0, pressure = -1, tiltX = 0, tiltY = 0, time = 0] = said.samples.slice(i, i + wide)
          hand?.add({ x, y, pressure, tiltX, tiltY, time })
        }
        frames.ask()
        return
      case 'end':
      case 'cancel': {
        const held = hand
        hand = null
        if (said.say === 'end') held?.end()
        else held?.cancel()
        return
      }
      default:
        if (said.say !== 'transform') trying.back()
        hand = doing.hear(said) ?? hand
    }
  }
  tell({
    told: 'known',
    known: {
      brushes: [...brushes, smudge].map(({ id, label, knobs }) => ({ id, label, knobs })),
      adjustments: Object.values(adjustments).map(({ id, label, knobs, by }) => ({ id, label, knobs, by })),
    },
  })
  tellKnown()
  thumbs.ask()
  return {
    ...craft,
    beginTransform: (ids) => attempt(() => doing.beginTransform(ids)),
    isDrawing: () => hand !== null || doing.isBusy(),
    hear: (said) => void attempt(() => hear(said)),
    show(screen) {
      view = openView(screen, { ...size, pictureOf: session.pictureOf }, frames.draw)
      if (looked) view.look(looked.camera, looked.stage)
    },
  }
}
