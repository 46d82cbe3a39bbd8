import { colorOf } from '@toile/craft/colors/oklch.ts'
import { garments } from '@toile/craft/garments/index.ts'
import { people } from '@toile/craft/mannequins/people/index.ts'
import { paintBloom } from '@toile/craft/prints/motifs/paintBloom.ts'
import type { Chance } from '@toile/geometry'
import { drawGarmentThumb } from '../../../looks/drawGarmentThumb.ts'
import { drawPersonThumb } from '../../../looks/drawPersonThumb.ts'
import type { Sources } from '../../../looks/sources.ts'
import type { Host, Surface } from '../../../surface.ts'

/** What is to be cut out, on a transparent ground. */
export type SubjectKind = 'motif' | 'garment' | 'figure' | 'logo'

/** Every kind of subject. */
export const subjectKinds: readonly SubjectKind[] = ['motif', 'garment', 'figure', 'logo']

const opaque = ['cotton', 'wool', 'denim', 'silk']

const vivid = (chance: Chance) => colorOf(chance.between(0.35, 0.8), chance.between(0.05, 0.17), chance.between(0, 360))

/** Draws a subject of a kind that fills most of a square of `size` pixels; the same chance gives the same picture. */
export function drawSubject(host: Host, sources: Sources, kind: SubjectKind, size: number, chance: Chance): Surface {
  if (kind === 'garment') {
    const { id } = chance.pick(garments)
    return drawGarmentThumb(host, id, sources, {
      width: size,
      height: size,
      color: vivid(chance),
      fabric: chance.pick(opaque),
    })
  }
  if (kind === 'figure') {
    return drawPersonThumb(host, chance.pick(people).id, { width: size, height: size, part: 'figure' })
  }
  const surface = host.createCanvas(size, size)
  const context = surface.getContext('2d')
  context.translate(size / 2, size / 2)
  if (kind === 'motif') {
    const bloom = chance.pick(['anemone', 'daisy', 'rose', 'tulip'] as const)
    paintBloom(context, bloom, size * chance.between(0.24, 0.38), vivid(chance), vivid(chance), chance)
  } else paintBadge(surface, size * chance.between(0.25, 0.38), chance)
  return surface
}

/** A ring with bars in it: flat colours, thin parts and a real hole. */
function paintBadge(surface: Surface, radius: number, chance: Chance) {
  const context = surface.getContext('2d')
  const { r, g, b } = vivid(chance)
  context.strokeStyle = `rgb(${r}, ${g}, ${b})`
  context.lineWidth = radius * chance.between(0.14, 0.3)
  context.beginPath()
  context.arc(0, 0, radius, 0, Math.PI * 2)
  context.stroke()
  const count = chance.whole(2, 4)
  for (let i = 0; i < count; i++) {
    const x = (i / (count - 1) - 0.5) * radius
    context.beginPath()
    context.moveTo(x - radius * 0.2, radius * 0.8)
    context.lineTo(x + radius * 0.2, -radius * 0.8)
    context.stroke()
  }
}
