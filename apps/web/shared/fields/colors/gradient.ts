import type { Color } from '@toile/craft/colors/color.ts'
import type { Gradient } from '@toile/craft/colors/fill.ts'
import { sure, sureFirst } from '@toile/geometry'
import { gradientColor } from '@toile/picture/cloth/gradientOver.ts'

const most = 12

/** A gradient to begin with: down the garment, from its colour to another. */
export const gradientFrom = (from: Color, to: Color): Gradient => ({
  angle: 90,
  stops: [
    { at: 0, color: from, opacity: 1 },
    { at: 1, color: to, opacity: 1 },
  ],
})

/** The colour of a gradient at a place 0..1, as the engine mixes it. */
export function colorAt(gradient: Gradient, at: number): Color {
  const { r, g, b } = gradientColor(gradient, at)
  return { r: Math.round(r), g: Math.round(g), b: Math.round(b) }
}

/** Adds a stop of the colour that is there; gives the gradient and the new stop's index. */
export function addStop(gradient: Gradient, at: number): { gradient: Gradient; index: number } | null {
  if (gradient.stops.length >= most) return null
  const stop = { at, color: colorAt(gradient, at), opacity: 1 }
  const stops = [...gradient.stops, stop].sort((a, b) => a.at - b.at)
  return { gradient: { ...gradient, stops }, index: stops.indexOf(stop) }
}

/** Puts the middle colour of two neighbouring stops at a share 0..1 of the way between them: the midpoint of their passage. */
export function setMidpoint(
  gradient: Gradient,
  index: number,
  share: number,
): { gradient: Gradient; index: number } | null {
  const [a, b] = [gradient.stops[index], gradient.stops[index + 1]]
  if (!a || !b || gradient.stops.length >= most) return null
  const color = colorAt(gradient, (a.at + b.at) / 2)
  const at = Math.round((a.at + (b.at - a.at) * Math.max(0, Math.min(1, share))) * 1000) / 1000
  const stop = { at, color, opacity: (a.opacity + b.opacity) / 2 }
  return { gradient: { ...gradient, stops: gradient.stops.toSpliced(index + 1, 0, stop) }, index: index + 1 }
}

/** Adds a stop in the widest gap. */
export function addStopInGap(gradient: Gradient): { gradient: Gradient; index: number } | null {
  const gaps = gradient.stops.slice(1).map(({ at }, i) => {
    const before = sure(gradient.stops[i]).at
    return { middle: (at + before) / 2, wide: at - before }
  })
  const widest = gaps.reduce((best, gap) => (gap.wide > best.wide ? gap : best), sureFirst(gaps))
  return addStop(gradient, widest.middle)
}

/** Moves a stop, no farther than its neighbours, so that the order stays. */
export function moveStop(gradient: Gradient, index: number, at: number): Gradient {
  const least = gradient.stops[index - 1]?.at ?? 0
  const farthest = gradient.stops[index + 1]?.at ?? 1
  const place = Math.round(Math.max(least, Math.min(farthest, at)) * 1000) / 1000
  return { ...gradient, stops: gradient.stops.map((stop, i) => (i === index ? { ...stop, at: place } : stop)) }
}

/** Takes a stop away; two always stay. */
export const removeStop = (gradient: Gradient, index: number): Gradient =>
  gradient.stops.length <= 2 ? gradient : { ...gradient, stops: gradient.stops.filter((_, i) => i !== index) }

/** Gives a stop another colour or opacity. */
export const setStop = (
  gradient: Gradient,
  index: number,
  change: Partial<Pick<Gradient['stops'][number], 'color' | 'opacity'>>,
): Gradient => ({
  ...gradient,
  stops: gradient.stops.map((stop, i) => (i === index ? { ...stop, ...change } : stop)),
})

/** The gradient the other way round. */
export const turnRound = (gradient: Gradient): Gradient => ({
  ...gradient,
  stops: gradient.stops.map((stop) => ({ ...stop, at: 1 - stop.at })).toReversed(),
})
