import {
  addPictures,
  clearBoards,
  describeItem,
  moveItem,
  pinItem,
  putColor,
  putMannequin,
  removeItem,
  replaceSketch,
  setSettings,
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
