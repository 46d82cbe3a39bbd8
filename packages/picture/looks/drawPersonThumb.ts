import type { Style } from '@toile/craft/designs/design.ts'
import { readOwnPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { findPerson } from '@toile/craft/mannequins/people/index.ts'
import { gestureOf } from '@toile/craft/mannequins/round/gestureOf.ts'
import { openStage } from '../raster/stage.ts'
import type { Host, Surface } from '../surface.ts'
import { drawDressed } from './drawDressed.ts'
import { frameWearer } from './frame.ts'
import { type LayerCache, openLayerCache } from './layers.ts'
import { noUploads, openSources, type Sources } from './sources.ts'
import { type Wearer, wearerOf } from './wearer.ts'

/** Size in pixels; `part` shows the whole figure, or head and shoulders. */
export interface PersonThumbOptions {
  width: number
  height: number
  part: 'figure' | 'head'
  pose?: string
  style?: Style
}

/** How far down a close picture the middle of the head lies, in heads. */
const middle = 0.92

const dark = { r: 52, g: 46, b: 50 }
const rose = { r: 176, g: 84, b: 80 }

/** Draws a person, of the catalogue or somebody's own, in the base layer on a transparent ground, for the mannequin picker (requirements S3.04, S2.51). */
export function drawPersonThumb(
  host: Host,
  id: string,
  { width, height, part, pose, style = 'illustration' }: PersonThumbOptions,
  cache: LayerCache = openLayerCache({ figures: 0 }),
  sources: Sources = openSources(host, noUploads),
): Surface {
  const wearer = shown(id, pose ?? stanceFor(id, part), sources)
  if (!wearer) return host.createCanvas(width, height)
  const whole = frameWearer(wearer, width, height)
  const scale = Math.min(width / 2.3, height / 2.3)
  const [x, y] = wearer.posed?.head.pivot ?? wearer.figure.head(0, 0.5)
  const close = {
    scale,
    origin: [Math.round(width / 2 - x * scale), Math.round((middle - y) * scale)] as const,
  }
  const stage = openStage(host, {
    width,
    height,
    ...(part === 'head' ? close : whole),
    style,
    seed: wearer.person.seed,
  })
  drawDressed(stage, wearer, { garments: [] }, sources, cache)
  return stage.surface
}

/** For a head, a stance in which both arms hang out of the picture. */
function stanceFor(id: string, part: PersonThumbOptions['part']): string | undefined {
  if (part === 'figure') return undefined
  return findPerson(id)?.stances.find((stance) => {
    const gesture = gestureOf(stance)
    return gesture?.hands.every((hand) => hand === 'relaxed') && gesture.arms.every(({ rest }) => !rest)
  })
}

/** Nothing where nobody is known by the name, or an own mannequin is not at hand. */
function shown(id: string, pose: string | undefined, sources: Sources): Wearer | null {
  const person = findPerson(id)
  if (!person && !readOwnPerson(id)) return null
  const mannequin = { person: id, pose: pose ?? person?.stances[0] ?? 'own', mirrored: false }
  const wearer = wearerOf(
    { mannequin, shoes: { kind: person?.shoe ?? 'pump', color: dark }, lips: rose },
    'front',
    sources,
  )
  return person || wearer?.own ? wearer : null
}
