import type { LibrarySort } from '@toile/contract/features/library.ts'

/** The orders of a library, as a person reads them. */
export const sorts: readonly { id: LibrarySort; label: string }[] = [
  { id: 'newest', label: 'Newest first' },
  { id: 'oldest', label: 'Oldest first' },
  { id: 'changed', label: 'Changed last' },
  { id: 'name', label: 'By name' },
  { id: 'largest', label: 'Largest first' },
]

/** Where entries come from. */
export const sources = [
  { id: 'Upload', label: 'Uploaded' },
  { id: 'Generate', label: 'Made in Toile' },
] as const
