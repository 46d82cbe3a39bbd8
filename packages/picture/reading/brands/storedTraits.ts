/** A table as scripts/brands writes it: ids, how many rows each has, and a byte for each trait. */
export interface StoredTraits {
  ids: readonly string[]
  rows: readonly number[]
  traits: number
  bytes: string
}
