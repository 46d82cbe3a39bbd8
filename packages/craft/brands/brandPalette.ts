import { type Color, colorDistance, lightnessChromaHue } from '../colors/color.ts'
import { colorAtOklab, oklabOf } from '../colors/oklch.ts'
import type { BrandProfile } from './profile.ts'
import type { Read } from './read.ts'

/** Colours nearer than this, by CIEDE2000, are one colour of a brand. */
const alike = 9
const most = 10
const least = 0.02
const leastVivid = 0.008
/** A small share below this may be the shade of another colour's folds. */
const mostShade = 0.08

interface Heap {
  place: [number, number, number]
  weight: number
  pictures: Set<string>
}

/** The colours of a brand's pictures in the shares they have of the cloth, every picture counting as much as it can be trusted (requirement S2.61). */
export function brandPalette(reads: readonly Read[]): BrandProfile['palette'] {
  const heaps: Heap[] = []
  const seen = reads.flatMap(({ id, weight, reading }) =>
    reading.colors.map(({ color, share }) => ({ id, color, weight: share * weight })),
  )
  for (const { id, color, weight } of seen.toSorted((a, b) => b.weight - a.weight)) {
    const near = nearestHeap(heaps, color)
    if (near) grow(near, color, weight).pictures.add(id)
    else heaps.push({ place: oklabOf(color), weight, pictures: new Set([id]) })
  }
  foldShades(heaps)
  const total = heaps.reduce((sum, { weight }) => sum + weight, 0) || 1
  const kept = heaps
    .filter(({ place, weight }) => weight / total > (isVivid(colorAtOklab(place)) ? leastVivid : least))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
  const whole = kept.reduce((sum, { weight }) => sum + weight, 0) || 1
  const colors = kept.map(({ place, weight, pictures }) => ({
    color: colorAtOklab(place),
    share: weight / whole,
    pictures: [...pictures],
  }))
  const repeated = colors.reduce((sum, { share, pictures }) => sum + (pictures.length > 1 ? share : 0), 0)
  return { colors, confidence: colors.length ? repeated * Math.min(1, reads.length / 8) : 0 }
}

/** Gives small heaps that are only the shade in the folds of a lighter colour to that colour. */
function foldShades(heaps: Heap[]): void {
  const total = heaps.reduce((sum, { weight }) => sum + weight, 0)
  for (const shade of heaps.toSorted((a, b) => a.weight - b.weight)) {
    if (shade.weight > mostShade * total) return
    const lit = heaps.find((heap) => heap.weight > 2 * shade.weight && isShadeOf(shade, heap))
    if (!lit) continue
    lit.weight += shade.weight
    for (const id of shade.pictures) lit.pictures.add(id)
    heaps.splice(heaps.indexOf(shade), 1)
  }
}

/** Darker by no more than a fold makes it, and of nearly the same hue (OKLab). */
const isShadeOf = ({ place: [dark, a, b] }: Heap, { place: [light, litA, litB] }: Heap): boolean =>
  light > dark && light - dark < 0.28 && Math.hypot(a - litA, b - litB) < 0.03

const isVivid = (color: Color) => lightnessChromaHue(color).chroma > 0.11

function nearestHeap(heaps: readonly Heap[], color: Color): Heap | null {
  let found: Heap | null = null
  let best = alike
  for (const heap of heaps) {
    const distance = colorDistance(colorAtOklab(heap.place), color)
    if (distance < best) [found, best] = [heap, distance]
  }
  return found
}

function grow(heap: Heap, color: Color, weight: number): Heap {
  const place = oklabOf(color)
  const share = weight / (heap.weight + weight)
  for (const k of [0, 1, 2] as const) heap.place[k] += (place[k] - heap.place[k]) * share
  heap.weight += weight
  return heap
}
