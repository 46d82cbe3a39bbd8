import type { LibraryTab } from '@toile/contract/features/library.ts'

interface LibraryMaker {
  /** The maker's id in the address. */
  tool: string
  label: string
  tabs: readonly LibraryTab[]
}

/** What can be made for a tab of the library (requirement S2.44). */
const makers: readonly LibraryMaker[] = [
  { tool: 'moods', label: 'Compose moodboards', tabs: ['moodboards', 'brand'] },
  { tool: 'prints', label: 'Generate prints', tabs: ['prints', 'elements'] },
  { tool: 'printStudio', label: 'Open the print studio', tabs: ['prints'] },
  { tool: 'slogan', label: 'Create slogan', tabs: ['prints', 'brand'] },
  { tool: 'createSketches', label: 'Create sketches', tabs: ['sketches', 'elements'] },
  { tool: 'tracing', label: 'Trace a sketch', tabs: ['sketches'] },
  { tool: 'figure', label: 'Model placement', tabs: ['mannequins', 'models'] },
]

/** The makers of a tab; all of them where no tab is open. Looks are made in projects. */
export const makersOf = (tab: LibraryTab | null): readonly LibraryMaker[] =>
  makers.filter(({ tabs }) => tab === null || tabs.includes(tab))
