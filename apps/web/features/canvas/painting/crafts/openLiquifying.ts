import type { TileMap } from '@toile/canvas/document/layer.ts'
import { isTiled } from '@toile/canvas/document/layer.ts'
import { liquifyLayer } from '@toile/canvas/liquify/liquifyLayer.ts'
import { openHand } from '@toile/canvas/liquify/openHand.ts'
import type { Changed, Liquify } from '@toile/canvas/liquify/openLiquify.ts'
import type { LiquifyTool } from '@toile/canvas/liquify/tool.ts'
import type { Draft } from '@toile/canvas/session/openDraft.ts'
import type { Craft, Hand } from './craft.ts'

interface Pushed {
  readonly layer: string
  readonly liquify: Liquify
  /** The tiles of the layer before the first stroke, and after each. */
  readonly known: TileMap[]
  /** Which of them is seen. */
  at: number
}

/** Liquify at the desk (requirement S3.24): it goes on from the untouched pixels as long as nobody else changed the layer, and follows undo and redo. */
export function openLiquifying({ session, selection }: Craft) {
  let pushed: Pushed | null = null
  let opened: ReturnType<Craft['selection']> = null

  const tilesNow = (id: string): TileMap => {
    const layer = session.document.get().layers[id]
    return layer && isTiled(layer) ? layer.tiles : {}
  }

  /** The field of the layer that is worked on, where it is as its tiles are. */
  function pushedNow(): Pushed {
    const now = session.document.get()
    const tiles = tilesNow(now.active)
    const known = pushed?.layer === now.active && opened === selection() ? pushed.known.indexOf(tiles) : -1
    if (!pushed || known < 0) {
      opened = selection()
      const liquify = liquifyLayer(now, now.active, session.tiles, opened ?? undefined)
      pushed = { layer: now.active, liquify, known: [tiles], at: 0 }
      return pushed
    }
    while (pushed.at > known && pushed.liquify.undo()) pushed.at -= 1
    while (pushed.at < known && pushed.liquify.redo()) pushed.at += 1
    return pushed
  }
  const show = (draft: Draft, changed: Changed) => {
    for (const [key, tile] of changed) draft.put(key, tile ?? null)
  }
  function keep(draft: Draft, one: Pushed): void {
    draft.keep()
    one.known.splice(one.at + 1)
    if (one.known.at(-1) === tilesNow(one.layer)) return
    one.known.push(tilesNow(one.layer))
    one.at += 1
  }
  return {
    begin(tool: LiquifyTool): Hand {
      const one = pushedNow()
      const hand = openHand(tool)
      const draft = session.startDraft('layer', stepOf[tool.kind].label)
      let moved = false
      const dab = (dabs: ReturnType<typeof hand.rest>) => {
        for (const each of dabs) one.liquify.dab(each.tool, each.dab)
        moved ||= dabs.length > 0
      }
      return {
        add: ({ x, y, pressure }) => dab(hand.move(x, y, pressure)),
        flush() {
          dab(hand.rest())
          show(draft, one.liquify.draw())
        },
        end() {
          show(draft, one.liquify.endStroke())
          keep(draft, one)
        },
        cancel() {
          one.liquify.cancelStroke()
          draft.cancel()
        },
      }
    },
    /** Puts every pixel back as it was before the first stroke; a step as well. */
    reset(): void {
      const one = pushedNow()
      const draft = session.startDraft('layer', 'Reset liquify')
      show(draft, one.liquify.reset())
      keep(draft, one)
    },
    /** Lets go of what was pushed: the next stroke begins with the pixels as they are then. */
    close(): void {
      pushed = null
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
} as const
