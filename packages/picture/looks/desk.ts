import type { Host } from '../surface.ts'
import type { LayerCache } from './layers.ts'
import type { Sources } from './sources.ts'

/** What scenes are drawn with: canvases, where things are found that documents only name, and what was drawn lately. */
export interface Desk {
  host: Host
  sources: Sources
  cache: LayerCache
}
