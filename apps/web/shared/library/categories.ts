import type { LibraryTab } from '@toile/contract/features/library.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { designCategories } from '@toile/studio/library/designCategories.ts'
import { useQueries } from '@tanstack/react-query'
import { callQuery } from '../../shell/calls/useCall.ts'

type EnumName =
  | 'PrintboardLevel2TypeEnum'
  | 'FemalePosition'
  | 'MalePosition'
  | 'DesignElementsEnum'
  | 'Sex'
  | 'AgeGroup'

/** The enumerations that name the categories of a tab (requirement S3.26). */
const enumsOf: Partial<Record<LibraryTab, readonly EnumName[]>> = {
  prints: ['PrintboardLevel2TypeEnum'],
  sketches: ['FemalePosition', 'MalePosition'],
  elements: ['DesignElementsEnum'],
  mannequins: ['Sex', 'AgeGroup'],
  models: ['AgeGroup'],
}

/** A category: the value that is stored, and its English name. */
export interface Category {
  value: string
  label: string
}

const hours = 3_600_000

/** The categories of a tab, each once; none where a tab has none. */
export function useCategories(tab: LibraryTab | null): readonly Category[] {
  const names = (tab && enumsOf[tab]) ?? []
  const answers = useQueries({
    queries: names.map((enumName) =>
      callQuery(projects.enums, { enumName }, { fresh: 12 * hours, saidByScreen: true }),
    ),
  })
  if (tab === 'looks') return designCategories.map(({ id, label }) => ({ value: id, label }))
  const all = answers.flatMap(({ data }) => data ?? []).map(({ name, value }) => ({ value, label: name }))
  return [...new Map(all.map((category) => [category.value, category])).values()]
}
