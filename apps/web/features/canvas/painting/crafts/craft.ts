import type { Session } from '@toile/canvas/session/openSession.ts'
import type { Sample } from '@toile/canvas/stroke/sample.ts'
import type { Selection } from '@toile/canvas/tiles/selection.ts'
import type { Known } from '../known.ts'

/** What a hand does that is on the sheet, whatever it holds. */
export interface Hand {
  /** Whether it goes on working while it rests. */
  readonly goesOn?: boolean
  add(sample: Sample): void
  /** Paints what was added since: once a frame. */
  flush(): void
  end(): void
  cancel(): void
}

/** What every craft of the desk works with. */
export interface Craft {
  readonly session: Session
  /** Tells the page what it is to know. */
  tell(known: Partial<Known>): void
  /** What part of the sheet is worked on; nothing where all of it is. */
  selection(): Selection | null
  select(selection: Selection | null): void
  /** The selection before the one that is there. */
  earlier(): Selection | null
  /** Does something with the next frame, before what is painted is shown. */
  soon(work: () => void): void
}
