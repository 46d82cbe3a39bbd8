import type { Lie } from '@toile/craft/applied/lieOf.ts'
import type { Color } from '@toile/craft/colors/color.ts'
import type { Gradient } from '@toile/craft/colors/fill.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import type { Path, Point } from '@toile/geometry'
import type { Optics } from '../raster/optics.ts'
import type { Pose } from './pose.ts'
import type { Tile } from './tile.ts'

/** What a laid region is made of, resolved. */
export type LaidFill =
  | { kind: 'solid'; color: Color }
  | { kind: 'gradient'; gradient: Gradient }
  | { kind: 'print'; tile: Tile; placement: Placement; origin: Point }
  | { kind: 'fabric'; color: Color; optics: Optics }

/** A region as it lies on a piece: outlines in the millimetres of the piece's chart. */
export interface LaidRegion {
  kind: 'region'
  outlines: readonly Path[]
  /** Millimetres over which it fades out; 0 is cut. */
  feather: number
  sewn: boolean
  fill: LaidFill
}

/** An element as it lies on a piece: its middles in the millimetres of the piece's chart, sizes in millimetres, degrees clockwise. */
export interface LaidStamp {
  kind: 'stamp'
  tile: Tile
  /** Height above the cloth in millimetres, a value for each pixel of `across` by `down`; nothing where it is flat. */
  rise: { across: number; down: number; height: Float32Array } | null
  middles: readonly Point[]
  /** How each copy rides on the cloth, where it is stiff. */
  poses: readonly Pose[] | null
  lie: Lie
  width: number
  height: number
  angle: number
  mirrored: boolean
  opacity: number
}

/** Something that lies on the cloth of a piece. */
export type Laid = LaidRegion | LaidStamp
