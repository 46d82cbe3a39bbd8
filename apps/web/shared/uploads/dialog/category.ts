/** A category to choose; already translated. */
export interface Category {
  value: string
  label: string
}
