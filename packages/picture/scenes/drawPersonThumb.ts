import type { Style } from '@toile/fashion/designs/design.ts'
import { findPerson } from '@toile/fashion/mannequins/people/index.ts'
import { openStage } from '../raster/stage.ts'
import type { Host, Surface } from '../surface.ts'
import { drawDressed } from './drawLook.ts'
import { type LayerCache, openLayerCache } from './layers.ts'
import { frameFigure } from './frame.ts'
import { noUploads, openSources } from './sources.ts'
import { wearerOf } from './wearer.ts'

/** Size in pixels; `part` shows the whole figure, or head and shoulders. */
export interface PersonThumbOptions {
  width: number
  height: number
  part: 'figure' | 'head'
  pose?: string
  style?: Style
}

const dark = { r: 52, g: 46, b: 50 }
const rose = { r: 176, g: 84, b: 80 }

/** Draws a person in the base layer on a transparent ground, for the mannequin picker (requirement S3.04). */
export function drawPersonThumb(
  host: Host,
  id: string,
  { width, height, part, pose, style = 'illustration' }: PersonThumbOptions,
  cache: LayerCache = openLayerCache({ figures: 0 }),
): Surface {
  const person = findPerson(id)
  const wearer =
    person &&
    wearerOf(
      {
        mannequin: { person: id, pose: pose ?? person.stances[0], mirrored: false },
        shoes: { kind: person.shoe, color: dark },
        lips: rose,
      },
      'front',
    )
  if (!wearer) return host.createCanvas(width, height)
  const { figure } = wearer
  const whole = frameFigure(figure, width, height)
  const scale = Math.min(width / 2.3, height / 2.3)
  const [x] = figure.head(0, 0.5)
  const close = { scale, origin: [Math.round(width / 2 - x * scale), Math.round(0.42 * scale)] as const }
  const stage = openStage(host, {
    width,
    height,
    ...(part === 'head' ? close : whole),
    style,
    seed: wearer.person.seed,
  })
  drawDressed(stage, wearer, { garments: [] }, openSources(host, noUploads), cache)
  return stage.surface
}
