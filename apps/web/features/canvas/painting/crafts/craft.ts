import type { Session } from '@toile/canvas/session/openSession.ts'
import type { Sample } from '@toile/canvas/stroke/sample.ts'
import type { Box } from '@toile/canvas/tiles/box.ts'
import type { Selection } from '@toile/canvas/tiles/selection.ts'

/** What a hand does that is on the sheet, whatever it holds. */
export interface Hand {
  add(sample: Sample): void
  /** Paints what was added since: once a frame. */
  flush(): void
  end(): void
  cancel(): void
}

/** What every craft of the desk works with. */
export interface Craft {
  readonly session: Session
  /** Tells the box of what is lifted to be moved. */
  lift(box: Readonly<Box> | null): void
  /** What part of the sheet is worked on; nothing where all of it is. */
  selection(): Selection | null
  select(selection: Selection | null): void
}
