import type { Asked, Choices, Side } from '@toile/rules/merging/conflict.ts'
import { openListeners } from '../../shell/openListeners.ts'

/** Two versions made one: what holds, what must be asked, and what found no room. */
export interface Merge<Doc> {
  merged: Doc
  conflicts: readonly Asked[]
  left: readonly unknown[]
}

/** How two versions that came of one are merged, by choices where a person made them. */
export type Merging<Doc> = (base: Doc, mine: Doc, theirs: Doc, choices?: Choices) => Merge<Doc>

/** What a person decided: by the keys of questions, or one side whole. */
export type Decision = { whole: Exclude<Side, 'both'> } | { choices: Choices }

/** Two versions of a document that met and cannot become one without a person: what both began from, what is here, what is there. */
export interface Meeting<Doc> {
  base: Doc
  theirs: Doc
  mine(): Doc
  /** Takes the merge, or one side whole, and goes on saving. */
  settle(decision: Decision): Promise<void>
}

/** The open meeting of a document, for the screen that settles it. */
export interface Meetings<Doc> {
  get(): Meeting<Doc> | null
  /** The meeting that is to be on the screen: none while the person has put it off. */
  shown(): Meeting<Doc> | null
  /** Whether what the person decided is being carried out. */
  settling(): boolean
  putOff(): void
  takeUp(): void
  set(meeting: Meeting<Doc> | null): void
  subscribe(listener: () => void): () => void
}

export function openMeetings<Doc>(): Meetings<Doc> {
  let open: Meeting<Doc> | null = null
  let shown: Meeting<Doc> | null = null
  let settling = false
  const listeners = openListeners()
  const tellAll = () => {
    listeners.tell()
  }
  const show = (meeting: Meeting<Doc> | null) => {
    shown = meeting
    tellAll()
  }
  /** A meeting that is settled once, however often it is asked to be. */
  const settledOnce = (meeting: Meeting<Doc>): Meeting<Doc> => ({
    ...meeting,
    async settle(decision) {
      if (settling) return
      settling = true
      tellAll()
      try {
        await meeting.settle(decision)
      } finally {
        settling = false
        tellAll()
      }
    },
  })
  return {
    get: () => open,
    shown: () => shown,
    settling: () => settling,
    putOff: () => show(null),
    takeUp: () => show(open),
    set(meeting) {
      open = meeting && settledOnce(meeting)
      show(open)
    },
    subscribe: listeners.subscribe,
  }
}

/** Whether a merge holds without a person: nothing is asked and everything finds room. */
export const isPlain = ({ conflicts, left }: Pick<Merge<unknown>, 'conflicts' | 'left'>): boolean =>
  conflicts.length === 0 && left.length === 0

/** How what is here is brought over to the other side's version: merged by choices, or one side whole. */
export const bringOver =
  <Doc>(merge: Merging<Doc>, base: Doc, theirs: Doc, decision: Decision) =>
  (here: Doc): Doc => {
    if ('choices' in decision) return merge(base, here, theirs, decision.choices).merged
    return decision.whole === 'theirs' ? theirs : here
  }
