import type { Film } from '@toile/craft/films/film.ts'
import { framesOf } from '@toile/craft/films/framesOf.ts'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import { connection } from '../../../../shell/calls/connection.ts'
import { openListeners } from '../../../../shell/openListeners.ts'
import { drawPicture, leaveLine } from '../../../../shared/drawing/desk.ts'
import { fetchNamed } from '../../../../shared/drawing/knownUploads.ts'
import type { Urgency } from '../../../../shared/drawing/lineOfOrders.ts'
import { tryUntilDone } from '../../../../shared/drawing/tryUntilDone.ts'
import { openTurns } from './takeTurns.ts'
import { coarseFirst, reelFrames, stepFor } from './reelPlan.ts'

interface Size {
  width: number
  height: number
}

/** How far a reel is: steps that can be shown, steps that are as fine as they get, and whether something could not be had. */
export interface ReelState {
  drawn: number
  fine: number
  failed: boolean
}

/** A film as a few frames a second, drawn in the browser: rough ones all over it first, then finer ones. */
export interface Reel {
  count: number
  /** What is drawn of a step, or of the nearest before it. */
  at: (step: number) => ImageBitmap | null
  state: () => ReelState
  subscribe: (listener: () => void) => () => void
  /** Draws what is still to be drawn, in its turn, until the given function is called. */
  draw: (slot: string, urgency: Urgency) => () => void
  close: () => void
}

interface ReelOptions {
  film: Film
  /** Pixels in which it is drawn, rough to fine. */
  sizes: readonly Size[]
  /** Only so many seconds of its beginning; all unless told. */
  seconds?: number | undefined
}

const orderOf = (film: Film, frame: number, size: Size, light: boolean) =>
  ({ kind: 'filmFrame', film, frame, ...size, light }) satisfies PictureOrder & { light: boolean }

/** Reels that may come later go on one after the other, some frames at a time: a film that is opened for a frame is ready for the next. */
const turns = openTurns()
const inTurn = 8

/** Opens the reel of a film; nothing is drawn until it is asked to. */
export function openReel({ film, sizes, seconds }: ReelOptions): Reel {
  const { rate } = film.take
  const { all } = framesOf(film)
  const frames = reelFrames(seconds === undefined ? all : Math.min(all, Math.round(seconds * rate)), rate)
  const count = frames.length
  const drawn: (ImageBitmap | null)[] = frames.map(() => null)
  const levels = frames.map(() => -1)
  const plan = sizes.flatMap((_, level) => coarseFirst(count).map((step) => ({ step, level })))
  const { subscribe, tell } = openListeners()
  let state: ReelState = { drawn: 0, fine: 0, failed: false }
  const show = (failed = false) => {
    const fine = levels.filter((level) => level === sizes.length - 1).length
    state = { drawn: levels.filter((level) => level >= 0).length, fine, failed }
    tell()
  }

  async function drawAll(slot: string, urgency: Urgency, isOver: () => boolean): Promise<void> {
    const [first] = sizes
    if (!first || first.width < 1 || first.height < 1) return
    if (!(await fetchNamed(orderOf(film, 0, first, true)))) throw new Error('A look of the film could not be had.')
    const left = plan.filter(({ step, level }) => (levels[step] ?? 0) < level)
    while (left.length > 0) {
      const some = left.splice(0, inTurn)
      const soon = urgency !== 'later' && some[0]?.level === 0
      const goesOn = soon ? await drawSome(some, first) : await turns.take(() => drawSome(some, first))
      if (!goesOn) return
    }

    async function drawSome(steps: typeof plan, rough: Size): Promise<boolean> {
      for (const { step, level } of steps) {
        const order = orderOf(film, frames[step] ?? 0, sizes[level] ?? rough, level === 0)
        // What only becomes finer waits for what is not there at all.
        const bitmap = isOver() ? null : await drawPicture(slot, order, level === 0 ? urgency : 'later')
        if (!bitmap) return false
        drawn[step]?.close()
        drawn[step] = bitmap
        levels[step] = level
        show()
      }
      return true
    }
  }

  return {
    count,
    at(step) {
      const one = stepFor(step, count, (i) => drawn[i] !== null)
      return one === null ? null : (drawn[one] ?? null)
    },
    state: () => state,
    subscribe,
    draw(slot, urgency) {
      let over = false
      const end = tryUntilDone(() => drawAll(slot, urgency, () => over), {
        onBack: connection.onBack,
        onFailed: () => show(true),
      })
      return () => {
        over = true
        end()
        leaveLine(slot)
      }
    },
    close() {
      for (const bitmap of drawn) bitmap?.close()
      drawn.fill(null)
      levels.fill(-1)
    },
  }
}
