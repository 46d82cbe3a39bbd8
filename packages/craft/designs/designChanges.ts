import { lockGarment, moveGarment, setTracedBack, styleGarment, takePart, wearOwnColors } from './apparelChanges.ts'
import {
  changeRegion,
  hideApplied,
  layRegion,
  moveApplied,
  nameRegion,
  removeApplied,
  setPartPrint,
} from './appliedChanges.ts'
import {
  addGarment,
  hideGarment,
  placePrint,
  recolor,
  recolorPart,
  removeGarment,
  setAround,
  setBackdrop,
  setFabric,
  setGradient,
  setKnob,
  setMannequin,
  setStyle,
  shuffleFolds,
  swapCut,
} from './changes.ts'
import { applyNotion, changeNotion } from './notionChanges.ts'
import { layPaint } from './paintChanges.ts'
import {
  addColorway,
  changeColorway,
  removeColorway,
  setColorRoles,
  wearColorway,
} from './colorways/colorwayChanges.ts'

/** Every change of a look. */
export const designChanges = [
  recolor,
  setGradient,
  recolorPart,
  placePrint,
  setFabric,
  setKnob,
  swapCut,
  takePart,
  hideGarment,
  lockGarment,
  moveGarment,
  styleGarment,
  wearOwnColors,
  setTracedBack,
  addGarment,
  removeGarment,
  shuffleFolds,
  setMannequin,
  setStyle,
  setAround,
  setBackdrop,
  setPartPrint,
  layRegion,
  changeRegion,
  nameRegion,
  removeApplied,
  moveApplied,
  hideApplied,
  applyNotion,
  changeNotion,
  layPaint,
  addColorway,
  changeColorway,
  removeColorway,
  wearColorway,
  setColorRoles,
] as const

/** A change of a look. */
export type DesignChange = (typeof designChanges)[number]
