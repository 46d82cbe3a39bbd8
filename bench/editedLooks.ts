import type { Applied } from '@toile/craft/applied/applied.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { notions } from '@toile/craft/notions/index.ts'
import { openChance, sureFirst } from '@toile/geometry'
import { lookMap } from '@toile/picture/looks/lookMap.ts'
import { spotUnder } from '@toile/picture/looks/onLookMap.ts'
import type { Drawing } from '@toile/picture/scenes/openDrawing.ts'
import { looksBrief } from './looksBrief.ts'
import type { Size } from './floor.ts'

const changed = (design: Design, at: number, own: Partial<Worn>): Design => ({
  ...design,
  garments: design.garments.map((worn, i) => (i === at ? { ...worn, ...own } : worn)),
})

/** One garment in another colour. */
export const recolored = (design: Design, at: number, turn: number): Design =>
  changed(design, at, { fill: { kind: 'solid', color: { r: (turn * 13) % 256, g: 90, b: 60 } } })

/** The same garment with other folds: all of it is drafted, modelled and drawn again. */
export const cutAnew = (design: Design, at: number, turn: number): Design => changed(design, at, { seed: turn })

/** A spotted print all over a garment, a little further each time. */
export const printMoved = (design: Design, at: number, turn: number): Design =>
  changed(design, at, { print: { ...spots, x: turn % 60, y: (turn * 7) % 60 } })

const spots = {
  source: {
    kind: 'construction' as const,
    print: 'polkaDot',
    colors: [
      { r: 240, g: 236, b: 226 },
      { r: 170, g: 51, b: 17 },
    ],
    seed: 1,
  },
  mode: 'overall' as const,
  repeat: 'straight' as const,
  width: 60,
  angle: 0,
  opacity: 1,
}

/** The first element on a garment, a little further each time. */
export const elementMoved = (design: Design, at: number, turn: number): Design =>
  changed(design, at, {
    applied: design.garments[at]?.applied?.map((one, i) =>
      i ? one : { ...one, at: { ...one.at, u: one.at.u + (turn % 9), v: one.at.v + (turn % 7) } },
    ),
  })

/** The garments of a look on which something lies. */
export const laidOn = ({ garments }: Design): number[] =>
  garments.flatMap(({ applied }, at) => (applied?.length ? [at] : []))

/** A look with so many elements of the catalogue where chance lets them fall on its garments. */
export function withElements({ host, sources }: Drawing, design: Design, count: number, size: Size): Design {
  const map = lookMap(host, design, sources, { ...size, view: 'front' })
  const chance = openChance(40)
  const laid: Applied[][] = design.garments.map(() => [])
  for (let tries = 0, found = 0; map && found < count && tries < count * 60; tries++) {
    const place = spotUnder(map, chance.between(0.2, 0.8) * size.width, chance.between(0.1, 0.9) * size.height)
    const notion = chance.pick(notions)
    const on = place && laid[place.garment]
    if (!on) continue
    found++
    on.push({
      kind: 'notion',
      id: `e${found}`,
      source: { kind: 'notion', notion: notion.id, colors: [] },
      at: place.spot,
      width: Math.min(90, notion.size()[0]),
      angle: chance.between(-40, 40),
      mirrored: false,
      opacity: 1,
      hidden: false,
    })
  }
  return { ...design, garments: design.garments.map((worn, i) => ({ ...worn, applied: laid[i] })) }
}

/** A coat under the handle at its hem. */
export const coat: Design = {
  ...sureFirst(compose(looksBrief())),
  garments: [plainWorn('trousers', { r: 50, g: 54, b: 60 }), plainWorn('cocoonCoat', { r: 150, g: 120, b: 90 })],
}

/** The coat with its length dragged to a share of its range. */
export const lengthened = (share: number): Design => changed(coat, 1, { knobs: { length: 0.12 + share * 0.7 } })
