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
  hideGarment,
  addGarment,
  removeGarment,
  shuffleFolds,
  setMannequin,
  setStyle,
  setAround,
  setBackdrop,
  addColorway,
  changeColorway,
  removeColorway,
  wearColorway,
  setColorRoles,
] as const

/** A change of a look. */
export type DesignChange = (typeof designChanges)[number]
