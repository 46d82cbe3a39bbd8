import {
  addShape,
  addText,
  copyItem,
  fitPage,
  raiseItem,
  removeItem,
  replaceSlogan,
  setItem,
  setShape,
  setSlogan,
  setText,
  sizeItem,
} from './changes.ts'

/** Every change of a slogan or logo. */
export const sloganChanges = [
  replaceSlogan,
  setSlogan,
  fitPage,
  setText,
  setShape,
  setItem,
  sizeItem,
  addText,
  addShape,
  copyItem,
  removeItem,
  raiseItem,
] as const

/** A change of a slogan or logo. */
export type SloganChange = (typeof sloganChanges)[number]
