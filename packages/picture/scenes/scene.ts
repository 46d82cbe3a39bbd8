import type { Design } from '@toile/craft/designs/design.ts'
import type { Host, Surface } from '../surface.ts'
import type { LayerCache } from './layers.ts'
import type { Sources } from './sources.ts'

/** What a scene is drawn with. */
export interface SceneOrder {
  host: Host
  design: Design
  sources: Sources
  cache: LayerCache
  /** Pixels. */
  width: number
  height: number
}

/** A way of showing a design; a picture is kept by the hash of design, scene id, version and size. */
export interface Scene<Id extends string = string> {
  id: Id
  label: string
  /** Raised whenever the same design would give other pixels. */
  version: number
  draw(order: SceneOrder): Surface
}

/** Declares a scene so that its id becomes part of the catalogue's type. */
export const defineScene = <const Id extends string>(scene: Scene<Id>): Scene<Id> => scene
