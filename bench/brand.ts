import { profileOf } from '@toile/craft/brands/profileOf.ts'
import { colorDistance, fromHex } from '@toile/craft/colors/color.ts'
import { findGarment } from '@toile/craft/garments/index.ts'
import { sure } from '@toile/geometry'
import { readBrandPicture } from '@toile/picture/reading/brands/readBrandPicture.ts'
import { drawHouse, type HousePicture } from '@toile/picture/reading/brands/testing/drawHouse.ts'
import { type House, houses } from '@toile/picture/reading/brands/testing/houses.ts'
import sharp from 'sharp'
import { openServerHost } from '../apps/server/host/canvas.ts'
import { defineBench } from './bench.ts'

const counts = { looks: 2, flats: 1, swatches: 2 }

type Case = HousePicture & { house: House; png: Buffer }
type Found = Case & { reading: ReturnType<typeof readBrandPicture> }

/** What three drawn brands tell, held against what was put into them. */
export const brand = defineBench({
  id: 'brand',
  says: 'A picture of a brand read',
  peer: 'the same picture decoded',
  pairs: houses.length * (counts.looks + counts.flats + counts.swatches),
  async open() {
    const host = openServerHost()
    const cases: Case[] = []
    for (const house of houses)
      for (const one of drawHouse(host, house, counts)) cases.push({ ...one, house, png: await pngOf(one) })
    // What the first reading of a process prepares is not counted.
    for (const kind of ['look', 'garment'] as const) {
      const first = cases.find((one) => one.kind === kind)
      if (first) readBrandPicture(first.pixels)
    }
    const found: Found[] = []
    let ours = 0
    let peer = 0
    return {
      ours() {
        const at = ours++ % cases.length
        const one = sure(cases[at])
        found[at] = { ...one, reading: readBrandPicture(one.pixels) }
      },
      peer: () =>
        sharp(sure(cases[peer++ % cases.length]).png)
          .raw()
          .toBuffer(),
      right: () => report(found),
    }
  },
})

const pngOf = ({ pixels: { width, height, rgba } }: HousePicture) =>
  sharp(Buffer.from(rgba.buffer), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()

const rate = (name: string, hits: readonly boolean[]) => `${name} ${hits.filter(Boolean).length} of ${hits.length}`

function report(found: readonly Found[]): string {
  const of = (kind: Found['kind']) => found.filter((one) => one.kind === kind)
  const flats = of('garment').flatMap(({ truth, reading }) => {
    const garment = findGarment(truth)
    return garment ? [{ garment, shape: reading.shapes.at(0) }] : []
  })
  return [
    rate(
      'kind of picture',
      found.map(({ kind, reading }) => reading.kind === kind),
    ),
    rate(
      'kind of print on swatches',
      of('print').map(({ house, reading }) => reading.cloths.at(0)?.kind === house.kind),
    ),
    rate(
      'flats: category',
      flats.map(({ garment, shape }) => shape?.category === garment.category),
    ),
    rate(
      'flats: length within 0.15',
      flats.map(({ garment, shape }) => near(shape?.length, garment.character.length)),
    ),
    rate(
      'flats: sleeve within 0.15',
      flats.map(({ garment, shape }) => near(shape?.sleeve, garment.character.sleeve)),
    ),
    rate('looks: categories all right', of('look').map(hasWorn)),
    ...houses.map((house) =>
      tellHouse(
        house,
        found.filter((one) => one.house === house),
      ),
    ),
  ].join('\n    ')
}

const near = (value: number | undefined, truth: number) => value !== undefined && Math.abs(value - truth) <= 0.15

/** Whether the outermost garment above and that below, or the dress, are named. */
function hasWorn({ truth, reading }: Found): boolean {
  const [first, ...others] = sure(truth.split(' ')[0])
    .split('+')
    .map((id) => findGarment(id)?.category)
  const wanted = [first, others.at(-1)].filter((category) => category !== undefined)
  return wanted.every((category) => reading.shapes.some((shape) => shape.category === category))
}

function tellHouse(house: House, found: readonly Found[]): string {
  const profile = profileOf(found.map(({ id, reading }) => ({ id, reading })))
  const off = house.colors.map((hex) => {
    const put = fromHex(hex) ?? { r: 0, g: 0, b: 0 }
    return Math.min(...profile.palette.colors.map(({ color }) => colorDistance(color, put)))
  })
  const [print] = profile.prints.kinds
  const outlines = Object.entries(profile.proportions?.outlines ?? {}).sort(([, a], [, b]) => b - a)
  return `${house.name}: first print ${print?.kind ?? 'none'} (put in ${house.kind}), line ${outlines[0]?.[0] ?? 'none'} (put in ${house.outline}), colours off by ΔE00 ${off.map((one) => one.toFixed(1)).join(', ')}`
}
