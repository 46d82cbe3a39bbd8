import type { Pattern } from '../pattern/pattern.ts'

/** A pattern in millimetres and the size that it is for. */
export interface SizedPattern {
  name: string
  pattern: Pattern
}
