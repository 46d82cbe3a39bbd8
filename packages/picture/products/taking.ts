import type { Design } from '@toile/craft/designs/design.ts'
import type { Shot } from '@toile/craft/products/shot.ts'
import type { Desk } from '../looks/desk.ts'
import type { LookBuffer } from '../looks/bufferOn.ts'
import type { Standing } from './lookMaps.ts'

/** What a product picture is taken of and how, on a desk, so large in pixels. */
export interface Taking {
  desk: Desk
  look: Design
  shot: Shot
  width: number
  height: number
}

/** What was set out to be photographed: its geometry in the picture, and how it stands before its ground. */
export interface SetOut {
  buffer: LookBuffer
  standing: Standing
}

/** A way of presenting a look, as it is set out; nothing where the look has nothing to be shown so. */
export type Present = (taking: Taking) => SetOut | null
