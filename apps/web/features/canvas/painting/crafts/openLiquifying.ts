import type { TileMap } from '@toile/canvas/document/layer.ts'
import { isTiled } from '@toile/canvas/document/layer.ts'
import { knotsUnder } from '@toile/canvas/liquify/bendField.ts'
import { cell, type Field } from '@toile/canvas/liquify/field.ts'
import { liquifyLayer } from '@toile/canvas/liquify/liquifyLayer.ts'
import { type HandDab, openHand } from '@toile/canvas/liquify/openHand.ts'
import type { Changed, Liquify } from '@toile/canvas/liquify/openLiquify.ts'
import type { LiquifyTool } from '@toile/canvas/liquify/tool.ts'
import type { Draft } from '@toile/canvas/session/openDraft.ts'
import { type Box, emptyBox, includeBox, isEmptyBox, sharedBox } from '@toile/canvas/tiles/box.ts'
import { side, tilePlace } from '@toile/canvas/tiles/tile.ts'
import type { Selection } from '@toile/canvas/tiles/selection.ts'
import { pathOf } from '../pathOf.ts'
import type { Craft, Hand } from './craft.ts'

/** Liquify on a layer that is open. */
interface Pushed {
  readonly layer: string
  readonly liquify: Liquify
  readonly selection: Selection | null
  /** The tiles of the layer before the first stroke, and after each. */
  readonly known: TileMap[]
  /** Which of them is seen. */
  at: number
}

/** Shows tiles; only a part of the sheet is painted anew where it is told. */
function show(draft: Draft | null, changed: Changed, part?: Readonly<Box>): void {
  for (const [key, tile] of changed) {
    const [column, row] = tilePlace(key)
    const all = { x0: column * side, y0: row * side, x1: (column + 1) * side, y1: (row + 1) * side }
    const shared = part ? sharedBox(part, all) : all
    if (!isEmptyBox(shared)) draft?.put(key, tile ?? null, shared)
  }
}

/** Widens a box by what a dab may move. */
function includeDab(box: Box, { tool, dab: { x, y } }: HandDab): void {
  const reach = tool.size / 2 + 2 * cell
  includeBox(box, Math.floor(x - reach), Math.floor(y - reach), Math.ceil(x + reach), Math.ceil(y + reach))
}

/** The edge of what is held fast: knots held by more than half. The first knot lies before the sheet. */
function frozenPath({ columns, rows, held }: Field): string {
  if (!held.some((share) => share > 0.5)) return ''
  const alpha = Uint8Array.from(held, (share) => Math.round(share * 255))
  const box = { x0: 0, y0: 0, x1: columns, y1: rows }
  return pathOf({ width: columns, height: rows, alpha, box }, cell, -1.5 * cell)
}

const holds = ({ kind }: LiquifyTool) => kind === 'freeze' || kind === 'thaw'

/** Liquify at the desk (requirement S3.24): it goes on from the untouched pixels as long as nobody else changed the layer, and follows undo and redo. */
export function openLiquifying({ session, selection, tell }: Craft) {
  let pushed: Pushed | null = null
  let isBusy = false

  const tilesNow = (id: string): TileMap | null => {
    const layer = session.document.get().layers[id]
    return layer && isTiled(layer) ? layer.tiles : null
  }
  const tellState = () => {
    const frozen = pushed ? frozenPath(pushed.liquify.field) : ''
    tell({ frozen, bent: (pushed?.at ?? 0) > 0 })
  }
  function close(): void {
    if (!pushed) return
    pushed = null
    tellState()
  }
  /** The field of the layer that is worked on, where it is as its tiles are. */
  function pushedNow(): Pushed {
    const now = session.document.get()
    const tiles = tilesNow(now.active)
    const chosen = selection()
    const goesOn = pushed?.layer === now.active && pushed.selection === chosen && pushed.known[pushed.at] === tiles
    if (pushed && goesOn) return pushed
    const liquify = liquifyLayer(now, now.active, session.tiles, chosen ?? undefined)
    pushed = { layer: now.active, liquify, selection: chosen, known: [tiles ?? {}], at: 0 }
    return pushed
  }
  /** A stroke or a reset is over: what the layer is now belongs to it. */
  function passed(one: Pushed): void {
    one.known.splice(one.at + 1, Infinity, tilesNow(one.layer) ?? {})
    one.at += 1
    tellState()
  }
  function begin(tool: LiquifyTool): Hand {
    const one = pushedNow()
    const hand = openHand(tool)
    const draft = holds(tool) ? null : session.startDraft('layer', stepOf[tool.kind].label)
    isBusy = true
    let fresh = emptyBox()
    let [bent, moved] = [false, false]
    const press = (dabs: readonly HandDab[]) => {
      for (const each of dabs) {
        const { left, top, right, bottom } = knotsUnder(one.liquify.field, each.tool.size / 2, each.dab)
        if (left >= right || top >= bottom) continue
        bent = true
        one.liquify.dab(each.tool, each.dab)
        includeDab(fresh, each)
      }
    }
    return {
      goesOn: tool.kind !== 'push',
      add({ x, y, pressure }) {
        moved = true
        press(hand.move(x, y, pressure))
      },
      flush() {
        if (!moved) press(hand.rest())
        moved = false
        if (isEmptyBox(fresh)) return
        if (draft) show(draft, one.liquify.draw(), fresh)
        else tellState()
        fresh = emptyBox()
      },
      end() {
        show(draft, one.liquify.endStroke())
        draft?.keep()
        isBusy = false
        if (bent) passed(one)
      },
      cancel() {
        one.liquify.cancelStroke()
        draft?.cancel()
        isBusy = false
        tellState()
      },
    }
  }
  return {
    begin,
    /** Puts every pixel back as it was before the first stroke; a step as well. */
    reset(): void {
      const one = pushed
      if (!one || one.at === 0) return
      isBusy = true
      const draft = session.startDraft('layer', stepOf.reset.label)
      show(draft, one.liquify.reset())
      draft.keep()
      isBusy = false
      passed(one)
    },
    /** Lets everything go that is held fast. */
    thaw(): void {
      pushed?.liquify.field.held.fill(0)
      tellState()
    },
    /** The painting changed: where a stroke was taken back or done again, the field goes along. */
    changed(): void {
      if (!pushed || isBusy) return
      const tiles = tilesNow(pushed.layer)
      if (tiles === pushed.known[pushed.at]) return
      const to = tiles ? pushed.known.lastIndexOf(tiles) : -1
      if (to < 0) return close()
      for (; pushed.at > to; pushed.at--) pushed.liquify.undo()
      for (; pushed.at < to; pushed.at++) pushed.liquify.redo()
      tellState()
    },
  }
}

/** What a stroke of liquify is called in the history. */
const stepOf = {
  push: { label: 'Push' },
  clockwise: { label: 'Turn clockwise' },
  counterclockwise: { label: 'Turn counterclockwise' },
  reconstruct: { label: 'Reconstruct' },
  freeze: { label: 'Freeze' },
  thaw: { label: 'Thaw' },
  reset: { label: 'Reset liquify' },
} as const
