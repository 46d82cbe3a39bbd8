/** What liked paintings stand under in the library, among the looks. */
export const paintingCategory = { label: 'Painting' } as const
