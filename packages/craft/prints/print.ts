import type { Chance } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import { type Knobs, type KnobValues, readKnobs, type StoredKnobs } from '../garments/knob.ts'
import type { Colorway } from './colorway.ts'
import type { Field } from './field.ts'
import type { Repeat } from './repeat.ts'

/** The part of Canvas 2D that a print paints with; coordinates are millimetres on cloth at the print's ordinary size. */
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

/** A place with the reach of what stands there, in millimetres. */
export type Spot = readonly [x: number, y: number, reach: number]

/** A tile being painted; every length is in millimetres on cloth at the print's ordinary size. */
export interface PrintTile {
  width: number
  height: number
  repeat: Repeat
  /** Pixels per millimetre of the finished tile: detail finer than a pixel should melt into its mean. */
  pixels: number
  /** Ground first, then motif colours; always as many as the print's colorway, derived when the palette had fewer. */
  colors: readonly Color[]
  chance: Chance
  /** Paints vector motifs: `paint` runs once for every neighbour a motif at (x, y) with this reach touches, with the origin moved there; it must draw the same each time, and lower copies cover upper ones. */
  motif(x: number, y: number, reach: number, paint: (surface: PrintSurface) => void): void
  /** Fills the ground. */
  ground(color: Color): void
  /** Sets every pixel from its place, covering what was there; `u` and `v` run 0..1 over the tile, `x` and `y` are millimetres; `samples` 1 is enough for soft pictures. */
  texels(colorAt: (u: number, v: number, x: number, y: number) => Color, samples?: 1 | 2): void
  /** A smooth field about 0 (roughly -1 to 1) over the shares `u`, `v` with `across` by `down` cells and finer octaves at half strength each; it joins under the tile's own repeat. */
  field(across: number, down: number, octaves?: number): Field
  /** Motif centres spread evenly at random, no nearer than `apart` to each other nor within the reach of `clearOf`, measured under the tile's own repeat. */
  scatter(count: number, apart: number, clearOf?: readonly Spot[]): readonly (readonly [number, number])[]
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
  /** What runs on across the cloth (stripes, checks, pleats) meets only itself: under a repeat that is not its own the tile takes in as many of its own repeats as join. */
  runsOn?: true
  /** Hero prints carry a look; support prints sit beside it. */
  role: 'hero' | 'support'
  /** Its ordinary colours, ground first; their count is the count of colours it uses. */
  colorway: readonly Color[]
  /** Ready palettes to choose from, its ordinary one first. */
  colorways: readonly Colorway[]
  /** How nearly it answers words for motifs, manners and moods, 0 to 1, by the vocabulary's concepts (requirement S9.04). */
  answers: Readonly<Record<string, number>>
  /** What a designer turns. */
  knobs: Knobs
  /** Paints a tile; knobs that are not stored stand at normal. */
  paint(tile: PrintTile, stored?: StoredKnobs): void
}

type Declared<Id extends string, K extends Knobs> = Omit<Print<Id>, 'knobs' | 'colorways' | 'paint'> & {
  /** Palettes beside the ordinary one. */
  colorways: readonly Colorway[]
  knobs: K
  paint(tile: PrintTile, knobs: KnobValues<K>): void
}

/** Declares a print so that its id becomes part of the catalogue's type and its knobs are typed inside `paint`. */
export function definePrint<const Id extends string, const K extends Knobs>(print: Declared<Id, K>): Print<Id> {
  const colorways = [{ id: 'original', label: 'Original', colors: print.colorway }, ...print.colorways]
  return {
    ...print,
    colorways,
    paint: (tile, stored) => print.paint(tile, readKnobs(print.knobs, stored)),
  }
}
