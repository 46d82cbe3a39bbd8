import type { Asked, ListConflict } from '@toile/rules/merging/conflict.ts'
import type { BoardName } from '../boardNames.ts'
import type { Project } from '../project.ts'

/** The settings that are merged by themselves; those of the moodboard's layout belong together. */
export type Setting = Exclude<keyof Project, 'boards' | 'positions' | 'moodTemplateId' | 'moodPositions' | 'moodSheet'>

/** The lists that are merged item by item: the boards, and the places of the moodboard. */
export type ListName = BoardName | 'places'

/** Two changes of a project that cannot both hold. */
export type Conflict =
  | ListConflict<ListName>
  | (Asked & ({ kind: 'setting'; setting: Setting; mine: unknown; theirs: unknown } | { kind: 'layout' }))
