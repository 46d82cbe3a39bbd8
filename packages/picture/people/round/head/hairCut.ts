import type { Sides } from './sides.ts'

/** What a style lays at the temples, whether it is tied behind the ears, and how far its hairline comes down to a child's low eyes. */
export interface HairCut {
  sides: Sides
  tied: boolean
  low: number
}
