import { type Girth, perGirth } from './tapePlanes.ts'

/** What a body is corrected by until a tape reads its measures: a share for each girth's rings and the shoulders, and millimetres for how far breasts stand out, for the crotch and for what the back's curve takes from the nape's height. */
export interface Fit extends Record<Girth, number> {
  breast: number
  shoulderWidth: number
  crotch: number
  nape: number
}

/** A body before anything is corrected. */
export const unfitted: Fit = {
  ...perGirth(() => 1),
  breast: 0,
  shoulderWidth: 0.96,
  crotch: 0,
  nape: 6,
}
