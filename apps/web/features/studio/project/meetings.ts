import { type Choices, type Side } from '@toile/fashion/projects/merge/conflict.ts'
import { type Merge, mergeProjects } from '@toile/fashion/projects/merge/mergeProjects.ts'
import type { Project } from '@toile/fashion/projects/project.ts'

/** Two versions of a project that met and cannot become one without a person: what both began from, what is here, what is there. */
export interface Meeting {
  base: Project
  theirs: Project
  mine(): Project
  /** Takes the merge, or one side whole, and goes on saving. */
  settle(choice: { whole: Exclude<Side, 'both'> } | { choices: Choices }): void
}

/** The open meeting of a project, for the screen that settles it. */
export interface Meetings {
  get(): Meeting | null
  set(meeting: Meeting | null): void
  subscribe(listener: () => void): () => void
}

export function openMeetings(): Meetings {
  let open: Meeting | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => open,
    set(meeting) {
      open = meeting
      for (const tell of listeners) tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Whether a merge holds without a person: nothing is asked and everything finds room. */
export const isPlain = ({ conflicts, left }: Pick<Merge, 'conflicts' | 'left'>): boolean =>
  conflicts.length === 0 && left.length === 0

/** How what is here is brought over to the other side's version: merged by choices, or one side whole. */
export const bringOver =
  (base: Project, theirs: Project, choice: Parameters<Meeting['settle']>[0]) =>
  (here: Project): Project => {
    if ('choices' in choice) return mergeProjects(base, here, theirs, choice.choices).merged
    return choice.whole === 'theirs' ? theirs : here
  }
