import { openListeners } from '../../../shell/openListeners.ts'
import { type Camera, fitted, type Place, type Size, toSheet, toStage, turnedAt, zoomedAt } from './camera.ts'
import type { Stage } from './openView.ts'

/** How the sheet is looked at now, kept outside of React: a hand moves it more often than a page is laid anew. */
export interface Look {
  get(): Camera
  stage(): Stage
  subscribe(listener: () => void): () => void
  set(camera: Camera): void
  /** The stage has another size; a sheet that fitted fits again. */
  resize(stage: Stage, sheet: Size | null): void
  fit(sheet: Size): void
  /** Pixels of the sheet to dots of the screen, one to one. */
  whole(): void
  zoomBy(factor: number, at?: Place): void
  turnBy(radians: number, at?: Place): void
  /** A place of the page in pixels of the sheet, where the stage begins at a corner of the page. */
  sheetAt(x: number, y: number): Place
  stageAt(x: number, y: number): Place
}

/** Opens the camera; `tell` is told of each change. */
export function openLook(tell: (camera: Camera, stage: Stage) => void): Look {
  let camera: Camera = { x: 0, y: 0, zoom: 1, turn: 0 }
  let stage: Stage = { width: 1, height: 1, ratio: 1 }
  let fits = true
  const listeners = openListeners()
  const show = (next: Camera) => {
    camera = next
    tell(camera, stage)
    listeners.tell()
  }
  const middle = (): Place => [stage.width / 2, stage.height / 2]
  const look: Look = {
    get: () => camera,
    stage: () => stage,
    subscribe: listeners.subscribe,
    set(next) {
      fits = false
      show(next)
    },
    resize(next, sheet) {
      stage = next
      show(fits && sheet ? fitted(stage, sheet, stage.ratio) : camera)
    },
    fit(sheet) {
      fits = true
      show(fitted(stage, sheet, stage.ratio))
    },
    whole: () => look.zoomBy(1 / stage.ratio / camera.zoom),
    zoomBy: (factor, at = middle()) => look.set(zoomedAt(camera, stage, at, factor)),
    turnBy: (radians, at = middle()) => look.set(turnedAt(camera, stage, at, radians)),
    sheetAt: (x, y) => toSheet(camera, stage, [x, y]),
    stageAt: (x, y) => toStage(camera, stage, [x, y]),
  }
  return look
}
