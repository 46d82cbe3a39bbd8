import type { ProjectSummary } from '@toile/contract/features/projects.ts'

/** How projects can be sorted; the first is the usual one. */
export const projectSorts = [
  { id: 'changed', label: 'Last changed' },
  { id: 'name', label: 'Name' },
  { id: 'looks', label: 'Most looks' },
] as const
export type ProjectSort = (typeof projectSorts)[number]['id']

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The projects whose name holds every word of a search, whatever its marks and capitals, sorted. */
export function sortProjects(
  projects: readonly ProjectSummary[],
  search: string,
  sort: ProjectSort,
  tag: string,
): ProjectSummary[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  const found = projects.filter(({ name }) => words.every((word) => fold(name).includes(word)))
  const byName = new Intl.Collator(tag, { numeric: true })
  if (sort === 'name') return found.sort((a, b) => byName.compare(a.name, b.name))
  if (sort === 'looks') return found.sort((a, b) => b.looks - a.looks || byName.compare(a.name, b.name))
  return found.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
}
