import { designVersion } from '@toile/craft/designs/designVersion.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { fabrics } from '@toile/craft/fabrics/index.ts'
import { accessories } from '@toile/craft/garments/accessories/index.ts'
import { garments } from '@toile/craft/garments/index.ts'
import { people } from '@toile/craft/mannequins/people/index.ts'
import { shoes } from '@toile/craft/mannequins/shoes.ts'
import { prints } from '@toile/craft/prints/index.ts'
import { type DrawingOrder, openDrawing } from '../pictures/drawing/drawPicture.ts'
import type { OutFolder } from './givenFiles.ts'

const size = { width: 480, height: 576 }
const grey = { r: 150, g: 146, b: 140 }
const ink = { r: 43, g: 36, b: 38 }

/** What can be drawn, by the name of its catalogue: a file name, and the order for it. */
const drawn = {
  garments: () =>
    [...garments, ...accessories].flatMap(({ id, character }): [string, DrawingOrder][] => {
      const alone = { kind: 'garment' as const, garment: id, color: grey, fabric: character.fabrics[0] }
      return [
        [`garment-${id}`, { ...alone, ...size, form: 'png' }],
        [`garment-${id}-flat`, { kind: 'garmentFlat', design: wearing(id), garment: id, form: 'svg' }],
      ]
    }),
  people: () =>
    people.map(({ id }): [string, DrawingOrder] => [
      `person-${id}`,
      { kind: 'person', person: id, part: 'figure', ...size, form: 'png' },
    ]),
  shoes: () =>
    shoes.map(({ id }): [string, DrawingOrder] => [
      `shoe-${id}`,
      { kind: 'shoe', shoe: id, person: 'ines', color: ink, ...size, form: 'png' },
    ]),
  fabrics: () =>
    fabrics.map(({ id }): [string, DrawingOrder] => [
      `fabric-${id}`,
      { kind: 'garment', garment: 'circleSkirt', color: grey, fabric: id, ...size, form: 'png' },
    ]),
  prints: () =>
    prints.map(({ id, width, repeat, colorway }): [string, DrawingOrder] => {
      const source = { kind: 'construction' as const, print: id, colors: [...colorway], seed: 3 }
      return [`print-${id}`, { kind: 'print', source, repeat, across: 300, tileWidth: width, ...size, form: 'png' }]
    }),
}

/** The catalogues that can be drawn. */
export const drawnKinds = ['garments', 'people', 'shoes', 'fabrics', 'prints'] as const

/** Draws every entry of some catalogues into a folder: pictures, and flats of garments and accessories as SVG. */
export async function drawCatalogue(folder: OutFolder, kinds: readonly (typeof drawnKinds)[number][]): Promise<void> {
  const desk = openDrawing({ pictures: {}, pieces: {} })
  for (const kind of kinds)
    for (const [name, order] of drawn[kind]()) await folder.write(`${name}.${order.form}`, await desk.draw(order))
}

/** A look of one grey garment, made only to draw its flat. */
const wearing = (garment: string): Design => ({
  version: designVersion,
  style: 'ink',
  mannequin: { person: 'ines', pose: 'neutral', mirrored: false },
  shoes: { kind: 'pump', color: ink },
  lips: ink,
  ground: grey,
  garments: [plainWorn(garment, grey, { seed: 1 })],
  origin: null,
})
