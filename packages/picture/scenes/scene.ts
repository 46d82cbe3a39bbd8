import type { z } from 'zod'
import type { Desk } from '../looks/desk.ts'
import type { Surface } from '../surface.ts'

/** A picture's sides in pixels. */
export type Size = { width: number; height: number }

/** How a picture is drawn: as large as told, and light while something is moved, which no door asks for. */
export type Drawn = Size & { light?: boolean }

/** Where a scene stands in the export menu of a look. */
export interface MenuPlace {
  under: { label: string }
  /** What tells it from its neighbours; a scene of one garment stands there once for each, by the garment's name. */
  beside?: { label: string }
  /** Those in which it is offered; lines have none. */
  sizes?: readonly Size[]
}

interface Shown<Id extends string, Takes extends z.ZodObject> {
  id: Id
  label: string
  /** What it shows: a design, a garment of a design, a print on cloth; read at the doors, typed inside. */
  takes: Takes
  /** The word for it in the name of its file; its id unless told. */
  file?: string
  menu?: MenuPlace
}

/** A way of showing something in pixels. */
export interface PixelScene<Id extends string = string, Takes extends z.ZodObject = z.ZodObject>
  extends Shown<Id, Takes> {
  gives: 'pixels'
  forms: readonly ['png', 'webp']
  /** How large it is where no size is asked for; no width where it follows from what is shown. */
  size(of: z.output<Takes>): Size
  draw(desk: Desk, of: z.output<Takes>, as: Drawn): Surface
}

/** A way of showing something in lines, whose size is its own. */
export interface LineScene<Id extends string = string, Takes extends z.ZodObject = z.ZodObject>
  extends Shown<Id, Takes> {
  gives: 'lines'
  forms: readonly ['svg']
  /** Nothing where there is nothing to be drawn of it. */
  draw(desk: Desk, of: z.output<Takes>): string | null
}

/** A way of showing something, of whatever input. */
export type Scene = PixelScene | LineScene

/** Forms of files in which scenes are given. */
export type SceneForm = Scene['forms'][number]

/** Declares a scene of pixels so that its id and its input become part of the list's type. */
export const defineScene = <const Id extends string, Takes extends z.ZodObject>(
  scene: Omit<PixelScene<Id, Takes>, 'gives' | 'forms'>,
): PixelScene<Id, Takes> => ({ ...scene, gives: 'pixels', forms: ['png', 'webp'] })

/** Declares a scene of lines. */
export const defineLineScene = <const Id extends string, Takes extends z.ZodObject>(
  scene: Omit<LineScene<Id, Takes>, 'gives' | 'forms'>,
): LineScene<Id, Takes> => ({ ...scene, gives: 'lines', forms: ['svg'] })
