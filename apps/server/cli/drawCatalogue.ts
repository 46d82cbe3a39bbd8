import { fabrics } from '@toile/craft/fabrics/index.ts'
import { accessories } from '@toile/craft/garments/accessories/index.ts'
import { garments } from '@toile/craft/garments/index.ts'
import { people } from '@toile/craft/mannequins/people/index.ts'
import { shoes } from '@toile/craft/mannequins/shoes.ts'
import { prints } from '@toile/craft/prints/index.ts'
import { svgFlat } from '@toile/picture/export/svgFlat.ts'
import { drawPrintSwatch } from '@toile/picture/scenes/drawPrintSwatch.ts'
import { type Drawing, openDrawing } from '@toile/picture/scenes/openDrawing.ts'
import type { Surface } from '@toile/picture/surface.ts'
import { openServerHost } from '../host/canvas.ts'
import { writePng } from '../pictures/hold/writePng.ts'
import type { OutFolder } from './places.ts'

const size = { width: 480, height: 576 }
const grey = { r: 150, g: 146, b: 140 }
const ink = { r: 43, g: 36, b: 38 }

type Keep = (name: string, surface: Surface) => Promise<void>

/** What can be drawn, by the name of its catalogue. */
const drawn = {
  async garments(desk: Drawing, keep: Keep, folder: OutFolder) {
    for (const { id, character } of [...garments, ...accessories]) {
      await keep(`garment-${id}`, desk.garmentThumb(id, { ...size, color: grey, fabric: character.fabrics[0] }))
      await folder.write(`garment-${id}-flat.svg`, flatOf(id))
    }
  },
  async people(desk: Drawing, keep: Keep) {
    for (const { id } of people) await keep(`person-${id}`, desk.personThumb(id, { ...size, part: 'figure' }))
  },
  async shoes(desk: Drawing, keep: Keep) {
    for (const { id } of shoes) await keep(`shoe-${id}`, desk.shoeThumb(id, { ...size, person: 'ines', color: ink }))
  },
  async fabrics(desk: Drawing, keep: Keep) {
    for (const { id } of fabrics)
      await keep(`fabric-${id}`, desk.garmentThumb('circleSkirt', { ...size, color: grey, fabric: id }))
  },
  async prints(desk: Drawing, keep: Keep) {
    for (const { id, width, repeat, colorway } of prints) {
      const source = { kind: 'construction' as const, print: id, colors: [...colorway], seed: 3 }
      const order = { ...size, source, repeat, across: 300, tileWidth: width }
      await keep(`print-${id}`, drawPrintSwatch(openServerHost(), desk.sources, order))
    }
  },
}

/** The catalogues that can be drawn. */
export const drawnKinds = ['garments', 'people', 'shoes', 'fabrics', 'prints'] as const

/** Draws every entry of some catalogues into a folder: pictures, and flats of garments and accessories as SVG. */
export async function drawCatalogue(folder: OutFolder, kinds: readonly (typeof drawnKinds)[number][]): Promise<void> {
  const desk = openDrawing(openServerHost())
  const keep: Keep = async (name, surface) => {
    const { width, height } = surface
    const { data } = surface.getContext('2d').getImageData(0, 0, width, height)
    await folder.write(`${name}.png`, await writePng({ width, height, rgba: data }))
  }
  for (const kind of kinds) await drawn[kind](desk, keep, folder)
}

function flatOf(garment: string): string {
  const worn = {
    id: garment,
    cut: { kind: 'garment' as const, garment },
    knobs: {},
    fabric: 'cotton',
    fill: { kind: 'solid' as const, color: grey },
    contrast: null,
    trim: null,
    print: null,
    hidden: false,
    seed: 1,
  }
  const mannequin = { person: 'ines', pose: 'neutral', mirrored: false }
  return svgFlat({ mannequin, garments: [worn] }, garment) ?? ''
}
