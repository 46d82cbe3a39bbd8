import { adjustments } from '@toile/canvas/adjusting/index.ts'
import { reachOf } from '@toile/canvas/adjusting/reachOf.ts'
import type { Adjustment } from '@toile/canvas/document/adjustment.ts'
import type { Draft } from '@toile/canvas/session/openDraft.ts'
import { strokeTarget } from '@toile/canvas/session/strokeTarget.ts'
import { isEmptyBox, sharedBox } from '@toile/canvas/tiles/box.ts'
import { side, type Tile, tileKey, tilePlace } from '@toile/canvas/tiles/tile.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { adjustedTile } from './adjustedTile.ts'
import type { Craft } from './craft.ts'

interface Trial {
  readonly draft: Draft
  readonly tiles: Readonly<Record<string, number>>
  readonly lockAlpha: boolean
  adjustment: Adjustment
  /** Tiles that do not show the adjustment yet. */
  waits: string[]
}

/** Milliseconds of a frame that a trial may take. */
const turn = 10

/** An adjustment tried on the layer that is worked on, tile by tile between frames, and kept as one step. */
export function openAdjusting({ session, selection, tell, soon }: Craft) {
  let trial: Trial | null = null

  function keysFor({ tiles }: Pick<Trial, 'tiles'>, adjustment: Adjustment): string[] {
    const ring = Math.ceil(reachOf(adjustment) / side)
    const keys = new Set<string>()
    for (const key of Object.keys(tiles)) {
      const [column, row] = tilePlace(key)
      for (let y = row - ring; y <= row + ring; y++)
        for (let x = column - ring; x <= column + ring; x++) keys.add(tileKey(x, y))
    }
    const box = selection()?.box
    return [...keys].filter((key) => {
      const [column, row] = tilePlace(key)
      const all = { x0: column * side, y0: row * side, x1: (column + 1) * side, y1: (row + 1) * side }
      return !box || !isEmptyBox(sharedBox(box, all))
    })
  }
  function begun(adjustment: Adjustment): Trial {
    const document = session.document.get()
    const { id, tiles } = strokeTarget(document, session.tiles, 'layer')
    if (Object.keys(tiles).length === 0) throw refuse('layerEmpty')
    const draft = session.startDraft('layer', adjustments[adjustment.id].label)
    tell({ trial: 'adjust' })
    return { draft, tiles, lockAlpha: document.layers[id]?.lockAlpha === true, adjustment, waits: [] }
  }
  function work(now: Trial, until: number): void {
    const before = (key: string): Tile | undefined => session.tiles.get(now.tiles[key])
    const site = { before, selection: selection() ?? undefined, lockAlpha: now.lockAlpha }
    while (performance.now() < until) {
      const key = now.waits.shift()
      if (key === undefined) return
      now.draft.put(key, adjustedTile(key, now.adjustment, site))
    }
  }
  function goOn(): void {
    if (!trial) return
    work(trial, performance.now() + turn)
    if (trial.waits.length > 0) soon(goOn)
  }
  function close(): void {
    trial = null
    tell({ trial: null })
  }
  return {
    /** Shows an adjustment of what is selected on the layer. */
    show(adjustment: Adjustment): void {
      const begins = trial === null
      trial ??= begun(adjustment)
      const waited = !begins && trial.waits.length > 0
      trial.adjustment = adjustment
      trial.waits = keysFor(trial, adjustment)
      if (!waited) soon(goOn)
    },
    keep(): void {
      const now = trial
      if (!now) return
      work(now, Infinity)
      close()
      now.draft.keep()
    },
    drop(): void {
      const now = trial
      if (!now) return
      close()
      now.draft.cancel()
    },
    /** The painting changed under the trial: it is over. */
    changed(): void {
      if (trial) close()
    },
    isBusy: () => trial !== null,
  }
}
