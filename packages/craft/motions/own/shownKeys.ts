import { sure } from '@toile/geometry'
import type { KeyFrame } from './ownMotion.ts'

/** How many poses tell a motion at most. */
const most = 5

/** The key frames by which a motion is told in a picture: all of them, or the first, the last and some evenly between. */
export const shownKeys = (keys: readonly KeyFrame[]): readonly KeyFrame[] =>
  keys.length <= most
    ? keys
    : Array.from({ length: most }, (_, i) => sure(keys[Math.round((i * (keys.length - 1)) / (most - 1))]))
