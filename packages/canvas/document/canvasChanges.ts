import { addLayer, removeLayers, setActive, setAdjustment, setLayer, setPassThrough } from './layerChanges.ts'
import { duplicateLayers, groupLayers, moveLayers, pasteLayers, ungroup } from './orderChanges.ts'
import {
  colorSheet,
  frameSheet,
  mergeLayers,
  rasterize,
  setMask,
  setMaskTiles,
  setPicture,
  setText,
  setTiles,
} from './pixelChanges.ts'

/** Every change of a painting (requirement S3.20). */
export const canvasChanges = [
  addLayer,
  removeLayers,
  setLayer,
  setActive,
  setAdjustment,
  setPassThrough,
  moveLayers,
  groupLayers,
  ungroup,
  duplicateLayers,
  pasteLayers,
  setTiles,
  setMaskTiles,
  setMask,
  rasterize,
  mergeLayers,
  setText,
  setPicture,
  colorSheet,
  frameSheet,
] as const

/** A change of a painting. */
export type CanvasChange = (typeof canvasChanges)[number]
