import type { Applied } from '../../applied/applied.ts'
import type { Color } from '../../colors/color.ts'
import type { Fill } from '../../colors/fill.ts'
import type { Placement, PrintSource } from '../../prints/placement.ts'
import type { Design, Worn } from '../design.ts'

/** Where a colour stands on a garment: its cloth, what stands out from it, what is printed, what is laid on. */
export type PlaceKind = 'fill' | 'contrast' | 'trim' | 'print' | 'applied'

/** What a colour becomes at its place. */
export type Paint = (color: Color, place: PlaceKind) => Color

/** A garment with every colour on it painted anew; of printed pictures the leading colours that are known. */
export const wornWithColors = (worn: Worn, paint: Paint): Worn => ({
  ...worn,
  fill: fillWith(worn.fill, (color) => paint(color, 'fill')),
  contrast: worn.contrast && paint(worn.contrast, 'contrast'),
  trim: worn.trim && paint(worn.trim, 'trim'),
  print: worn.print && placementWith(worn.print, (color) => paint(color, 'print')),
  ...(worn.partPrints && {
    partPrints: worn.partPrints.map((one) => ({
      ...one,
      print: one.print && placementWith(one.print, (color) => paint(color, 'print')),
    })),
  }),
  ...(worn.applied && {
    applied: worn.applied.map((one) => appliedWith(one, (color) => paint(color, 'applied'))),
  }),
})

/** A look with every colour of what is worn painted anew, shoes among it; lips and ground are not cloth and stay, and so does a locked garment. */
export const withColors = (design: Design, paint: Paint): Design => ({
  ...design,
  shoes: { ...design.shoes, color: paint(design.shoes.color, 'fill') },
  garments: design.garments.map((worn) => (worn.locked ? worn : wornWithColors(worn, paint))),
})

type Dye = (color: Color) => Color

const fillWith = (fill: Fill, dye: Dye): Fill =>
  fill.kind === 'solid'
    ? { kind: 'solid', color: dye(fill.color) }
    : { kind: 'gradient', gradient: gradientWith(fill.gradient, dye) }

const gradientWith = <G extends Extract<Fill, { kind: 'gradient' }>['gradient']>(gradient: G, dye: Dye): G => ({
  ...gradient,
  stops: gradient.stops.map((stop) => ({ ...stop, color: dye(stop.color) })),
})

const placementWith = (placement: Placement, dye: Dye): Placement => ({
  ...placement,
  source: sourceWith(placement.source, dye),
})

function sourceWith(source: PrintSource, dye: Dye): PrintSource {
  if (source.kind !== 'picture') return { ...source, colors: source.colors.map(dye) }
  return source.inks ? { ...source, inks: source.inks.map((ink) => ({ ...ink, color: dye(ink.color) })) } : source
}

function appliedWith(one: Applied, dye: Dye): Applied {
  if (one.kind === 'notion')
    return one.source.kind !== 'notion'
      ? one
      : { ...one, source: { ...one.source, colors: one.source.colors.map(dye) } }
  const { fill } = one
  switch (fill.kind) {
    case 'solid':
    case 'fabric':
      return { ...one, fill: { ...fill, color: dye(fill.color) } }
    case 'gradient':
      return { ...one, fill: { ...fill, gradient: gradientWith(fill.gradient, dye) } }
    case 'print':
      return { ...one, fill: { ...fill, print: placementWith(fill.print, dye) } }
  }
}
