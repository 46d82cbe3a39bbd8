import type { LibraryTab } from '@toile/contract/features/library.ts'

/** The tabs of the library in the order of the screen (requirement S1.13). */
export const libraryTabs: readonly { id: LibraryTab; label: string }[] = [
  { id: 'moodboards', label: 'Moodboards' },
  { id: 'prints', label: 'Prints' },
  { id: 'sketches', label: 'Sketches' },
  { id: 'elements', label: 'Design elements' },
  { id: 'mannequins', label: 'Mannequins' },
  { id: 'models', label: 'Models' },
  { id: 'looks', label: 'Looks' },
  { id: 'brand', label: 'Brand DNA' },
]
