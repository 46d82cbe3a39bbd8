import type { Entry } from './entries.ts'
import { chromaOf, hueOf } from './oklabPlace.ts'

const family = Math.PI / 6
const vivid = 0.05

/** Whether a colour is strong enough to be of a family of hue. */
export const isStrong = ({ place }: Entry): boolean => chromaOf(place) > vivid

/** The thirty degrees of hue that a colour lies in, by number. */
export const familyOf = ({ place }: Entry): number => Math.floor((hueOf(place) + Math.PI) / family)
