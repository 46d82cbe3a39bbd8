import {
  addThings,
  editThing,
  layPictures,
  lockPlaces,
  orderPlaces,
  removePlaces,
  scalePlaces,
  setPlaces,
  setSheet,
} from './boardChanges.ts'
import { layOutMoods } from './layout/arrangeBoard.ts'

/** Every change of the moodboard of a project. */
export const moodChanges = [
  setPlaces,
  layPictures,
  addThings,
  editThing,
  scalePlaces,
  lockPlaces,
  orderPlaces,
  removePlaces,
  setSheet,
  layOutMoods,
] as const
