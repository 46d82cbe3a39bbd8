import type { BoardName } from '../../history/compareStates.ts'
import type { Project } from '../project.ts'

/** Whose change holds where two cannot both: of this window, of the other, or both side by side. */
export type Side = 'mine' | 'theirs' | 'both'

/** The settings that are merged by themselves; those of the moodboard's layout belong together. */
export type Setting = Exclude<keyof Project, 'boards' | 'positions' | 'moodTemplateId' | 'moodPositions' | 'moodSheet'>

/** The lists that are merged item by item: the boards, and the places of the moodboard. */
export type ListName = BoardName | 'places'

/** Two changes that cannot both hold; `key` names it while a person chooses. */
export type Conflict = { key: string; sides: readonly Side[]; chosen: Side } & (
  | { kind: 'setting'; setting: Setting; mine: unknown; theirs: unknown }
  | { kind: 'layout' }
  | { kind: 'item'; list: ListName; id: string; removedBy: 'mine' | 'theirs' | null }
  | { kind: 'order'; list: ListName }
)

/** What a person has chosen, by the keys of conflicts. */
export type Choices = ReadonlyMap<string, Side>

/** The side that is chosen where that side is offered, else the usual one. */
export const chosenOf = (choices: Choices, key: string, sides: readonly Side[], usual: Side): Side => {
  const chosen = choices.get(key)
  return chosen && sides.includes(chosen) ? chosen : usual
}
