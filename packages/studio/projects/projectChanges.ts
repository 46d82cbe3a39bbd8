import type { moodChanges } from './boards/moodChanges.ts'
import {
  addPictures,
  clearBoards,
  describeItem,
  moveItem,
  pinItem,
  putBackBoards,
  putColor,
  putMannequin,
  removeItem,
  replaceSketch,
  setSettings,
  takeBrief,
} from './changes.ts'
import { addColors, lockColors, orderColors } from './colorChanges.ts'
import {
  asAskedSays,
  askForColor,
  asPicturesSay,
  changeScriptColor,
  chooseWorld,
  holdColor,
  leaveOutColor,
  releaseColor,
  takeBackColor,
  turnDial,
} from './directionChanges.ts'
import { copyItems, moveItems, pinItems, removeItems } from './manyChanges.ts'
import { swapMannequins } from './swapMannequins.ts'

/** Every change of a project and its boards, in the order in which they are told. */
export const projectChanges = [
  addPictures,
  removeItem,
  moveItem,
  pinItem,
  describeItem,
  replaceSketch,
  putColor,
  putMannequin,
  setSettings,
  putBackBoards,
  takeBrief,
  clearBoards,
  addColors,
  lockColors,
  orderColors,
  holdColor,
  releaseColor,
  changeScriptColor,
  leaveOutColor,
  takeBackColor,
  askForColor,
  chooseWorld,
  turnDial,
  asAskedSays,
  asPicturesSay,
  removeItems,
  moveItems,
  pinItems,
  copyItems,
  swapMannequins,
] as const

/** A change of a project, its boards or its moodboard. */
export type ProjectChange = (typeof projectChanges)[number] | (typeof moodChanges)[number]
