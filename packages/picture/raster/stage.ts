import type { Color } from '@toile/craft/colors/color.ts'
import type { Style } from '@toile/craft/designs/design.ts'
import { type DesignHand, plainHand } from '@toile/craft/hands/hand.ts'
import { boundsOf, type Noise, openNoise, type Path, type Point } from '@toile/geometry'
import type { Context, Host, Surface } from '../surface.ts'
import type { Geometry } from './geometry.ts'
import { operated } from './operated.ts'
import type { Recorder } from './recorder.ts'

/** The hands of looks, and the technical flat. */
export type DrawingStyle = Style | 'flat'

/** One picture being drawn. */
export interface Stage {
  host: Host
  surface: Surface
  context: Context
  /** Pixels. */
  width: number
  height: number
  /** Pixels per head. */
  scale: number
  /** Pen factor: pen widths and grain are given in pixels at 170 pixels per head. */
  pen: number
  style: DrawingStyle
  /** How the style's own hand is steered. */
  hand: DesignHand
  /** Pixel place of head (0, 0). */
  origin: Point
  paper: Noise
  wash: Noise
  seed: number
  /** What the picture will lie on: ink leaves it open. */
  ground: Color
  /** Heads to pixels. */
  place: (p: Point) => Point
  /** Lays a shadow on what is already drawn, its corner at a pixel, so many times as large as it is told; a layer keeps it for the picture it will lie on as well. */
  cast: (shadow: Surface, x: number, y: number, times?: number) => void
  /** Notes lines and shapes in the place of painting them. */
  recorder?: Recorder
  /** Hears of every part of a look that was drawn, so that the parts can be kept apart. */
  keep?: Keep
  /** Hears, while a layer is drawn, that a part of a person on it is whole. */
  done?: ((part: PersonPart) => void) | undefined
  /** Takes layers in the place of laying them at once. */
  gather?: ((layer: LaidLayer) => void) | undefined
  /** Told where a picture is one of many in which something moves: textures and strokes then belong to what is drawn and not to the page. */
  moves?: Moving | undefined
  /** Takes the shape of what is drawn; parts are then coloured without light. */
  buffer?: Geometry | undefined
}

/** The strokes that were set down on a moving part so far: by their number the hand knows them again. */
export interface Moving {
  strokes: number
}

/** Whose a part of a look is: the person's, or a garment's, and how it hangs. */
export type PartOf = { kind: 'person'; part: PersonPart } | { kind: 'garment'; id: string; turn: string }

/** What of a person is drawn by itself. */
export type PersonPart = 'skin' | 'face' | 'hair' | 'shoes'

/** A part of a look as it was drawn: its own picture, the shadow that it throws, the pixel of their corner, and how far its picture was when a part of a person was whole; what came after is its own. */
export interface KeptPart {
  of: PartOf
  surface: Surface
  shadow: Surface | null
  x: number
  y: number
  steps: readonly { part: PersonPart; surface: Surface }[]
}

/** Hears of a part of a look once it is drawn. */
export type Keep = (part: KeptPart) => void

/** A part of a picture that was drawn apart from it, with the shadow it throws on what lies below, and the pixel of their corner. */
export interface LaidLayer {
  surface: Surface
  shadow: Surface | null
  x: number
  y: number
}

/** Whether a style is one of a hand that lays strokes and washes on a ground. */
export const isDrawn = (style: DrawingStyle): boolean => style === 'ink' || style === 'illustration'

/** What a stage is opened with; scale in pixels per head, origin in pixels. */
export interface StageOptions {
  width: number
  height: number
  scale: number
  origin: Point
  style: DrawingStyle
  seed: number
  /** Drawing paper unless named. */
  ground?: Color | undefined
  /** The plain hand of the style unless named. */
  hand?: DesignHand | undefined
}

const drawingPaper: Color = { r: 253, g: 252, b: 249 }

/** Opens a transparent picture of whole pixels. */
export function openStage(host: Host, options: StageOptions): Stage {
  const { width, height, scale, origin, style, seed, ground = drawingPaper, hand = plainHand } = options
  const surface = host.createCanvas(width, height)
  const context = surface.getContext('2d')
  return {
    host,
    surface,
    context,
    width,
    height,
    scale,
    pen: scale / 170,
    style,
    hand,
    origin,
    paper: openNoise(seed + 17),
    wash: openNoise(seed + 91),
    seed,
    ground,
    place: ([x, y]) => [origin[0] + x * scale, origin[1] + y * scale],
    cast: (shadow, x, y, times) => castOver(context, shadow, x, y, times),
  }
}

/** Darkens only where something is already drawn. */
export function castOver(context: Context, shadow: Surface, x: number, y: number, times = 1): void {
  operated(context, 'source-atop', () => layTimes(context, shadow, x, y, times))
}

/** Lays a picture so many times as large, its corner at a pixel. */
export function layTimes(context: Context, picture: Surface, x: number, y: number, times = 1): void {
  if (times === 1) context.drawImage(picture, x, y)
  else context.drawImage(picture, x, y, picture.width * times, picture.height * times)
}

/** Adds a path in heads to the context's current path, shifted by whole or part pixels; closed unless told otherwise. */
export function tracePath(
  stage: Stage,
  context: Context,
  path: Path,
  { dx = 0, dy = 0, closed = true }: { dx?: number; dy?: number; closed?: boolean } = {},
): void {
  for (const [i, point] of path.entries()) {
    const x = stage.origin[0] + point[0] * stage.scale + dx
    const y = stage.origin[1] + point[1] * stage.scale + dy
    if (i) context.lineTo(x, y)
    else context.moveTo(x, y)
  }
  if (closed) context.closePath()
}

/** Fills one closed outline in heads. */
export function fillOutline(stage: Stage, path: Path, paint: string): void {
  if (stage.recorder) return stage.recorder.fill(path, paint)
  stage.context.beginPath()
  tracePath(stage, stage.context, path)
  stage.context.fillStyle = paint
  stage.context.fill()
}

/** A rectangle of whole pixels within a stage. */
export interface Region {
  x: number
  y: number
  width: number
  height: number
}

/** The rectangle around paths in heads, widened by `pad` pixels and kept within the stage; at least one pixel. */
export function regionOf(stage: Stage, paths: readonly Path[], pad = 8): Region {
  const bounds = boundsOf(...paths)
  const [left, top] = stage.place([bounds.left, bounds.top])
  const [right, bottom] = stage.place([bounds.right, bounds.bottom])
  const inside = (value: number, most: number) => Math.max(0, Math.min(most, value))
  const x = inside(Math.floor(left - pad), stage.width - 1)
  const y = inside(Math.floor(top - pad), stage.height - 1)
  return {
    x,
    y,
    width: Math.max(1, inside(Math.ceil(right + pad), stage.width) - x),
    height: Math.max(1, inside(Math.ceil(bottom + pad), stage.height) - y),
  }
}
