/** The lists of a project’s product pictures, in the order of the screen (requirement S3.10); liked ones stand in the library by the category. */
export const productLists = [
  { id: 'toProductImage', label: 'Product images', category: { label: 'Product image' } },
  { id: 'relight', label: 'Relit pictures', category: { label: 'Relit picture' } },
] as const

export type ProductListId = (typeof productLists)[number]['id']
/** The ids of the lists. */
export const productListIds = productLists.map(({ id }) => id) as [ProductListId, ...ProductListId[]]
