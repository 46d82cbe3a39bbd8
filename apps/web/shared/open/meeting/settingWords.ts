import { percentOf } from '../../../languages/numberOf.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { ageGroups, genders, kinds, modes, styleNames } from '../boards/settingChoices.ts'

/** Settings of a project as people read them. */
export const settingNames: Readonly<Record<string, { label: string }>> = {
  name: { label: 'Name of the project' },
  kind: { label: 'Kind' },
  mode: { label: 'Way of working' },
  gender: { label: 'Gender' },
  ageGroup: { label: 'Age group' },
  positions: { label: 'Garments allowed' },
  style: { label: 'Style' },
  systemShare: { label: 'Studio’s own cuts and prints' },
  brandShare: { label: 'Brand percentage' },
  direction: { label: 'Direction' },
  prompt: { label: 'Wishes' },
  brandId: { label: 'Brand DNA' },
  briefId: { label: 'Brief' },
  moodTemplateId: { label: 'Layout of the moodboard' },
  moodPositions: { label: 'Layout of the moodboard' },
  moodSheet: { label: 'Layout of the moodboard' },
}

const labelIn = (list: readonly { id: string; label: string }[], value: unknown) =>
  list.find(({ id }) => id === value)?.label

/** A setting's value in words, to be translated; null where words say nothing. */
export function settingValue(project: Project, setting: string): string | null {
  const value: unknown = new Map(Object.entries(project)).get(setting)
  if (setting === 'systemShare' || setting === 'brandShare') return percentOf(Number(value) / 100)
  if (setting === 'name' || setting === 'prompt') return String(value)
  return labelIn([...kinds, ...modes, ...genders, ...ageGroups, ...styleNames], value) ?? null
}
