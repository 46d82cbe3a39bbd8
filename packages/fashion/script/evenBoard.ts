import type { BoardReading, Reading } from './reading.ts'

/** The pictures of a board as they stand on it, none weighing more than another. */
export const evenBoard = (pictures: Iterable<{ hash: string; reading: Reading }>): BoardReading[] =>
  Array.from(pictures, ({ hash, reading }) => ({ hash, weight: 1, reading }))
