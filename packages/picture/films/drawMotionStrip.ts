import type { Design } from '@toile/craft/designs/design.ts'
import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { type Film, takeSchema } from '@toile/craft/films/film.ts'
import { people } from '@toile/craft/mannequins/people/index.ts'
import type { KeyFrame } from '@toile/craft/motions/own/ownMotion.ts'
import { shownKeys } from '@toile/craft/motions/own/shownKeys.ts'
import { standingKey } from '@toile/craft/motions/own/standingKey.ts'
import type { Desk } from '../looks/desk.ts'
import type { Surface } from '../surface.ts'
import { drawFilmFrame } from './drawFilmFrame.ts'

const [mannequin] = people

/** The mannequin that strikes the poses, in nothing but its base layer. */
const bare: Design = {
  version: designVersion,
  style: 'illustration',
  mannequin: { person: mannequin.id, pose: 'relaxed', mirrored: false },
  shoes: { kind: mannequin.shoe, color: { r: 52, g: 46, b: 50 } },
  lips: { r: 176, g: 84, b: 80 },
  ground: { r: 218, g: 214, b: 207 },
  garments: [],
  origin: null,
}

const filmOf = (key: KeyFrame): Film => ({
  looks: [bare],
  take: takeSchema.parse({ motion: { kind: 'own', keys: [standingKey(key)] }, transparent: true }),
})

/** How far apart poses stand, and what is left beside the first and the last, as shares of the height: room for arms that are spread. */
const [apart, beside] = [0.56, 0.16]
const wideOf = (keys: readonly KeyFrame[]): number => apart * shownKeys(keys).length + 2 * beside

/** How large a strip of key frames is that has a height in pixels. */
export const stripSize = (keys: readonly KeyFrame[], height: number): { width: number; height: number } => ({
  width: Math.round(wideOf(keys) * height),
  height,
})

/** Draws the poses of a motion's key frames beside each other, in their order, on plain ground (requirement S2.43). */
export function drawMotionStrip(
  desk: Desk,
  keys: readonly KeyFrame[],
  { width, height, light }: { width: number; height: number; light?: boolean },
): Surface {
  const strip = desk.host.createCanvas(width, height)
  const context = strip.getContext('2d')
  const { r, g, b } = bare.ground
  context.fillStyle = `rgb(${r}, ${g}, ${b})`
  context.fillRect(0, 0, width, height)
  const tall = Math.max(1, Math.min(height, Math.round(width / wideOf(keys))))
  const left = Math.max(0, (width - wideOf(keys) * tall) / 2)
  const top = Math.round((height - tall) / 2)
  shownKeys(keys).forEach((key, i) => {
    const sheet = drawFilmFrame(desk, filmOf(key), 0, { width: tall, height: tall, light })
    context.drawImage(sheet, Math.round(left + tall * (beside + apart * (i + 0.5) - 0.5)), top)
  })
  return strip
}
