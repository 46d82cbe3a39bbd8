import type { Layer } from './layer.ts'

/** A painting: a sheet of pixels and its layers; a picture of it is a function of this and of the tiles that it names. */
export interface CanvasDocument<Ref = number> {
  readonly width: number
  readonly height: number
  /** The sheet under all layers, as #rrggbb. */
  readonly color: string
  /** The layers that stand in no group, bottom first. */
  readonly root: readonly string[]
  readonly layers: Readonly<Record<string, Layer<Ref>>>
  /** The layer that is worked on; empty when there is none. */
  readonly active: string
}

/** A sheet without layers. */
export const emptyCanvas = <Ref = number>(width: number, height: number, color = '#ffffff'): CanvasDocument<Ref> => ({
  width,
  height,
  color,
  root: [],
  layers: {},
  active: '',
})
