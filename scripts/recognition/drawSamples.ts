import type { AnyGarment } from '@toile/craft/garments/garment.ts'
import { garments } from '@toile/craft/garments/index.ts'
import { curve } from '@toile/craft/mannequins/builds/curve.ts'
import { man } from '@toile/craft/mannequins/builds/man.ts'
import { woman } from '@toile/craft/mannequins/builds/woman.ts'
import { boundsOf, type Chance, openChance, type Point, rotate } from '@toile/geometry'
import { dilate, erode } from '@toile/picture/kernels/distance.ts'
import type { Mask, Plane } from '@toile/picture/kernels/plane.ts'
import { maskOfOutlines } from '@toile/picture/kernels/scanline.ts'
import { draftFlat, spreadKnobs } from '@toile/picture/reading/trace/flats/catalogue.ts'
import { drawFlat } from '@toile/picture/reading/trace/flats/drawnFlat.ts'
import type { Flat } from '@toile/picture/reading/trace/flats/closedFlat.ts'
import { handFlats } from '@toile/picture/reading/trace/flats/hand/index.ts'
import { type Sample, sampleOf } from './sample.ts'

/** Every garment of the catalogue with turned knobs, leaning, warped, in thick and thin pens; then the flats drawn by hand, which have no inside lines. */
export function drawSamples(rounds: number, seed: number): Sample[] {
  const drawn = Array.from({ length: rounds }, (_, round) =>
    garments.flatMap((garment, i) => drawnOne(garment, seed * 1_000_003 + round * 7919 + i * 131)),
  )
  const hand = Array.from({ length: Math.ceil(rounds / 2) }, (_, round) =>
    handFlats.flatMap((flat, i) => lay(flat, openChance(seed * 77_777 + round * 997 + i), 0.09)),
  )
  return [...drawn, ...hand].flat()
}

function drawnOne(garment: AnyGarment, seed: number): Sample[] {
  const chance = openChance(seed)
  const bodies = garment.wornBy.some(({ gender }) => gender === 'female') ? [woman, curve] : [woman, curve, man]
  const turned = chance.happens(0.85) ? spreadKnobs(garment, chance) : {}
  const knobs = 'worn' in garment.knobs && chance.happens(0.9) ? { ...turned, worn: 'closed' } : turned
  return lay(draftFlat(garment, chance.pick(bodies), knobs, seed), chance, chance.happens(0.3) ? 0.08 : 0)
}

function lay(flat: Flat, chance: Chance, warp: number): Sample[] {
  const { place, width, height } = layout(flat, chance, warp)
  const pen = 0.8 + chance.next() * 1.4
  const found = flat.pieces
    ? drawFlat(flat.pieces, { width, height, place, pen, plain: chance.happens(0.3) })
    : blank(flat, width, height, place)
  const cloth = thickened(found.cloth, chance)
  const sample = sampleOf(flat, cloth, flat.pieces ? faded(found.lines, chance) : found.lines, place)
  return sample ? [sample] : []
}

const blank = (flat: Flat, width: number, height: number, place: (p: Point) => Point) => ({
  cloth: maskOfOutlines(
    width,
    height,
    flat.outlines.map((outline) => outline.map(place)),
  ),
  lines: { width, height, values: new Float32Array(width * height) },
})

function layout(flat: Flat, chance: Chance, warp: number) {
  const { left, right, top, bottom } = boundsOf(...flat.outlines)
  const [across, down] = [right - left, bottom - top]
  const scale = (210 + chance.next() * 150) / Math.max(down, across * 0.8)
  const width = Math.round(across * scale * 1.35) + 8
  const height = Math.round(down * scale * 1.3) + 8
  const [lean, depth] = [chance.bell() * 0.05, chance.bell() * 0.04]
  const [wide, phase, other] = [1 + chance.bell() * warp, chance.next() * 6, chance.next() * 6]
  const [wave, sway] = [chance.bell() * warp * 0.3, chance.bell() * warp * 0.7]
  const middle = ((left + right) / 2) * wide
  const place = ([px, py]: Point): Point => {
    const v = (py - top) / down
    const x = px * wide * (1 + sway * Math.sin(phase + 4 * v)) - middle
    const y = py - (top + bottom) / 2 + wave * down * Math.sin(other + 3 * v)
    const [a, b] = rotate([x * scale, y * scale], lean)
    const near = 1 + (depth * b) / height
    return [width / 2 + a * near, height / 2 + b * near]
  }
  return { place, width, height }
}

function thickened(cloth: Mask, chance: Chance): Mask {
  const by = chance.next()
  return by < 0.2 ? dilate(cloth, 1.2) : by < 0.35 ? erode(cloth, 1.2) : cloth
}

function faded(lines: Plane, chance: Chance): Plane {
  const fade = 0.5 + chance.next() * 0.5
  const noise = chance.happens(0.5) ? chance.next() * 0.06 : 0
  return {
    ...lines,
    values: lines.values.map((value) => Math.max(0, Math.min(1, value * fade + noise * chance.bell()))),
  }
}
