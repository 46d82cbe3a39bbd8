import type { Chance } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import type { Repeat } from './repeat.ts'

/** The part of Canvas 2D that a print paints with; coordinates are tile pixels. */
export type PrintSurface = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'bezierCurveTo'
  | 'quadraticCurveTo'
  | 'arc'
  | 'ellipse'
  | 'rect'
  | 'closePath'
  | 'fill'
  | 'stroke'
  | 'fillRect'
  | 'save'
  | 'restore'
  | 'translate'
  | 'rotate'
  | 'scale'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'globalAlpha'
  | 'createRadialGradient'
  | 'createLinearGradient'
>

/** A tile being painted. */
export interface PrintTile {
  width: number
  height: number
  repeat: Repeat
  /** Ground first, then motif colours; always at least three, derived when the palette had fewer. */
  colors: readonly Color[]
  chance: Chance
  /** Paints vector motifs: `paint` runs once for every neighbour a motif at (x, y) with this reach touches, with the origin moved there. */
  motif(x: number, y: number, reach: number, paint: (surface: PrintSurface) => void): void
  /** Fills the ground. */
  ground(color: Color): void
  /** Sets every pixel from its place; `u` and `v` run 0..1 over the tile. */
  texels(colorAt: (u: number, v: number, x: number, y: number) => Color): void
  /** Motif centres spread evenly at random, no nearer than `apart` pixels under the tile's own repeat. */
  scatter(count: number, apart: number): readonly (readonly [number, number])[]
}

/** A repeatable picture rule in true scale. */
export interface Print<Id extends string = string> {
  id: Id
  label: string
  family: 'floral' | 'stripe' | 'check' | 'geometric' | 'animal' | 'abstract' | 'ethnic' | 'conversational'
  /** Ordinary tile size on cloth in millimetres. */
  width: number
  height: number
  repeat: Repeat
  /** Hero prints carry a look; support prints sit beside it. */
  role: 'hero' | 'support'
  paint(tile: PrintTile): void
}

/** Declares a print so that its id becomes part of the catalogue's type. */
export const definePrint = <const Id extends string>(print: Print<Id>): Print<Id> => print
