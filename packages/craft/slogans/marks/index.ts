import { crest, heritage, seal } from './badges.ts'
import type { Mark } from './mark.ts'
import { inCircle, inDiamond, inLaurel, interlocked, onShield, sideBySide } from './monograms.ts'
import { cut, initial, spaced, tiles, underlined } from './wordmarks.ts'

/** Every way to make a logo, in the order of the screen. */
export const marks = [
  interlocked,
  sideBySide,
  inCircle,
  onShield,
  inDiamond,
  inLaurel,
  seal,
  crest,
  heritage,
  spaced,
  underlined,
  initial,
  cut,
  tiles,
] as const

export type MarkId = (typeof marks)[number]['id']
export const markIds: readonly MarkId[] = marks.map(({ id }) => id)

/** A mark by its id. */
export const findMark = (id: string): Mark<MarkId> | undefined => marks.find((mark) => mark.id === id)
