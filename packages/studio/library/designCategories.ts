/** What a kept design is (requirement S3.28); a liked look is of its project's kind. */
export const designCategories = [
  { id: 'series', label: 'Series design' },
  { id: 'single', label: 'Single design' },
  { id: 'finished', label: 'Finished product' },
  { id: 'print', label: 'Print design' },
] as const
