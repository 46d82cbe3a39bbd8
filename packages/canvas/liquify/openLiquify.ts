import type { Selection } from '../tiles/selection.ts'
import { type Tile, tileBytes } from '../tiles/tile.ts'
import { wordsOf } from '../tiles/wordsOf.ts'
import { bendField, type Dab, holdField, knotsUnder } from './bendField.ts'
import { drawSpans, type Quality } from './drawSpans.ts'
import { emptyField, type Field } from './field.ts'
import { type FieldStep, keepBlocks, swapBlocks } from './fieldSteps.ts'
import { openMovedRow } from './movedRow.ts'
import { sheetSource } from './sheetSource.ts'
import { openSpans } from './spans.ts'
import type { LiquifyTool } from './tool.ts'

/** Tiles by key; none where nothing is painted. */
export type Changed = ReadonlyMap<string, Tile | undefined>

interface Step {
  readonly knots: FieldStep
  readonly tiles: Map<string, Tile | undefined>
}

/** A layer that is pushed about (requirement S3.24): its pixels are drawn always from the untouched ones, so that nothing blurs. */
export interface Liquify {
  readonly field: Field
  /** Bends the field; nothing is drawn. */
  dab(tool: LiquifyTool, dab: Dab): void
  /** Draws what was bent since the last drawing; the tiles it gives are written to again until the stroke ends. */
  draw(quality?: Quality): Changed
  /** Ends the stroke: all it bent is drawn at full quality. The tiles it gives are never written to again. */
  endStroke(): Changed
  /** Drops the stroke in progress. */
  cancelStroke(): Changed
  /** Takes the last stroke back, or nothing where there is none. */
  undo(): Changed | null
  redo(): Changed | null
  /** Puts every pixel back; a step that can be taken back. */
  reset(): Changed
  /** The tile as it is now. */
  tileOf(key: string): Tile | undefined
}

/** Opens liquify on a sheet of pixels whose layer has these tiles; only what is selected moves. */
export function openLiquify(
  width: number,
  height: number,
  untouched: (key: string) => Tile | undefined,
  selection?: Selection,
): Liquify {
  const source = sheetSource(width, height, untouched)
  const field = emptyField(width, height)
  const [fresh, stroked] = [openSpans(width, height), openSpans(width, height)]
  const tiles = new Map<string, Tile | undefined>()
  const [done, undone]: [Step[], Step[]] = [[], []]
  let step: Step = { knots: new Map(), tiles: new Map() }
  const tileOf = (key: string) => (tiles.has(key) ? tiles.get(key) : untouched(key))

  function drawnOn(key: string): Int32Array {
    if (!step.tiles.has(key)) {
      const before = tileOf(key)
      step.tiles.set(key, before)
      tiles.set(key, before ? before.slice() : new Uint8ClampedArray(tileBytes))
    }
    const tile = tiles.get(key)
    if (!tile) throw new Error('A tile that is drawn on is there.')
    return wordsOf(tile)
  }
  const drawing = { source, selection, moved: openMovedRow(field), wordsOf: drawnOn }
  const given = (keys: Iterable<string>): Changed => new Map([...keys].map((key) => [key, tileOf(key)]))

  function close(): void {
    fresh.clear()
    stroked.clear()
    if (step.knots.size > 0) {
      done.push(step)
      undone.length = 0
    }
    step = { knots: new Map(), tiles: new Map() }
  }

  function swap(taken: Step): Changed {
    swapBlocks(taken.knots, field)
    const keys = [...taken.tiles.keys()]
    for (const key of keys) {
      const now = tileOf(key)
      tiles.set(key, taken.tiles.get(key))
      taken.tiles.set(key, now)
    }
    return given(keys)
  }

  function walk(from: Step[], to: Step[]): Changed | null {
    const taken = from.pop()
    if (!taken) return null
    to.push(taken)
    return swap(taken)
  }

  function cancelStroke(): Changed {
    const dropped = swap(step)
    fresh.clear()
    stroked.clear()
    step = { knots: new Map(), tiles: new Map() }
    return dropped
  }

  return {
    field,
    tileOf,
    dab(tool, dab) {
      const radius = tool.size / 2
      const knots = knotsUnder(field, radius, dab)
      if (knots.left >= knots.right || knots.top >= knots.bottom) return
      keepBlocks(step.knots, field, knots)
      if (tool.kind === 'freeze' || tool.kind === 'thaw') {
        holdField(field, tool, dab, knots)
        return
      }
      bendField(field, tool, dab, knots)
      fresh.addRound(dab.x, dab.y, radius)
      stroked.addRound(dab.x, dab.y, radius)
    },
    draw(quality = 'quick') {
      const drawn = given(drawSpans(drawing, fresh, quality))
      fresh.clear()
      return drawn
    },
    endStroke() {
      const drawn = given(drawSpans(drawing, stroked, 'fine'))
      close()
      return drawn
    },
    cancelStroke,
    undo: () => walk(done, undone),
    redo: () => walk(undone, done),
    reset() {
      cancelStroke()
      keepBlocks(step.knots, field, { left: 0, top: 0, right: field.columns, bottom: field.rows })
      field.x.fill(0)
      field.y.fill(0)
      const keys = [...tiles.keys()]
      for (const key of keys) {
        step.tiles.set(key, tiles.get(key))
        tiles.set(key, untouched(key))
      }
      close()
      return given(keys)
    },
  }
}
