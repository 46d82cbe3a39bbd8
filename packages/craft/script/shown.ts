import { apart, type Lab } from '../colors/lab.ts'
import { colorAtOklab, oklabOf } from '../colors/oklch.ts'
import type { Entry, Tint } from './entries.ts'
import { asBlack, isWarm, tinted } from './neutrals.ts'
import { chromaOf } from './oklabPlace.ts'
import { inSeason, type SeasonId } from './seasonLeans.ts'

/** The place of a colour as it is shown. */
export type Shown = (one: Entry) => Lab

/** Shows what was asked for or changed by hand as it is, and all else without pure black, white or grey, as a season leans it. */
export const shownIn =
  (tint: Tint, season: SeasonId): Shown =>
  ({ place, exact, sources }) =>
    exact ? place : darkened(inSeason(tinted(place, tint), season, sources.length === 0), tint, sources.length > 0)

/** What is nearly black is black; the browns that pictures show stay browns. */
const darkened = (place: Lab, tint: Tint, isSeen: boolean): Lab =>
  isSeen && chromaOf(place) > brown ? place : asBlack(place, isWarm(tint))

/** From this chroma on a dark of a picture is a colour of its own. */
const brown = 0.028

/** How far a colour is from a place, as it lies in the pictures or as it is shown to the byte. */
export const farFrom = (one: Entry, place: Lab, shown: Shown): number =>
  Math.min(apart(one.place, place), apart(oklabOf(colorAtOklab(shown(one))), place))

/** Half of what sets two colours of pictures apart. */
const half = 0.022

/** Whether a place is that of this colour and of no other. */
export const isThat = (one: Entry, place: Lab, shown: Shown): boolean => farFrom(one, place, shown) < half
