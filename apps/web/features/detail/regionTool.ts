import type { Region } from '@toile/craft/applied/region.ts'

/** The tools that draw regions on the look. */
export const regionTools = [
  { id: 'lasso', label: 'Lasso' },
  { id: 'rectangle', label: 'Rectangle' },
  { id: 'brush', label: 'Brush' },
  { id: 'wand', label: 'Magic wand' },
] as const

/** How the next region is drawn and what it is made of. */
export interface RegionTool {
  kind: (typeof regionTools)[number]['id'] | null
  /** Millimetres across the brush. */
  brush: number
  /** How far a colour may be from the one under the wand. */
  tolerance: number
  /** Nothing until one is chosen: then a colour of the board. */
  fill: Region['fill'] | null
  edge: Region['edge']
}

/** The tool before anything was chosen. */
export const firstTool: RegionTool = {
  kind: null,
  brush: 40,
  tolerance: 36,
  fill: null,
  edge: { kind: 'seam' },
}
