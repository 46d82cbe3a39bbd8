import type { DetailForm } from '@toile/contract/detailForm.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { sure, sureFirst } from '@toile/geometry'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../../testing/caller.ts'
import { openTestToile, type TestToile } from '../../../testing/openTestToile.ts'
import { orderedFile } from '../../../testing/orderedFile.ts'
import { openRole } from '../../../testing/people.ts'
import { plainDesign } from '../../../testing/things.ts'

let toile: TestToile
let ann: Caller
let ben: Caller
let id: string

const print = {
  source: {
    kind: 'construction' as const,
    print: 'polkaDot',
    colors: [
      { r: 20, g: 30, b: 60 },
      { r: 240, g: 236, b: 228 },
    ],
    seed: 3,
  },
  mode: 'overall' as const,
  repeat: 'straight' as const,
  width: 60,
  x: 0,
  y: 0,
  angle: 0,
  opacity: 1,
}
const size = { width: 768, height: 1152 }
const gradient = {
  angle: 90,
  stops: [
    { at: 0, color: { r: 200, g: 40, b: 40 }, opacity: 1 },
    { at: 0.35, color: { r: 40, g: 40, b: 200 }, opacity: 1 },
    { at: 1, color: { r: 10, g: 10, b: 10 }, opacity: 0.5 },
  ],
}
const document = plainDesign({
  size,
  garments: [
    { ...plainWorn('trousers', { r: 40, g: 60, b: 90 }), fill: { kind: 'gradient' as const, gradient } },
    { ...plainWorn('shirt', { r: 220, g: 210, b: 190 }), print },
  ],
})

beforeAll(async () => {
  toile = await openTestToile()
  ann = await openRole(toile)
  ben = await openRole(toile)
  const { id: projectId } = await ann.call(projects.createProject, { name: 'Harbour' })
  id = (await ann.call(designs.importDesign, { projectId, document })).id
})
afterAll(() => toile.close())

const bytesAt = async (address: string, who = ann) => Buffer.from(await (await who.get(address)).arrayBuffer())
const layersOf = ({ frontBack }: DetailForm) =>
  [...frontBack.body, ...frontBack.back, ...frontBack.front].toSorted((a, b) => a.order - b.order)
const addressesOf = (form: DetailForm) => [
  ...layersOf(form).flatMap(({ imageUrl, maskUrl }) => [imageUrl, maskUrl]),
  ...form.clothes.flatMap(({ undividedLayer, undividedLayerWithSinglePrint, path, printObject }) => [
    undividedLayer,
    undividedLayerWithSinglePrint,
    path,
    ...printObject.prints.map((one) => one.path),
  ]),
  form.body.path,
]
/** The detail, changed by hand, sent back. */
const sendBack = async (edit: (form: DetailForm) => unknown) => {
  const { revision, detail } = await ann.call(designs.openDetail, { id })
  const copy = structuredClone(detail)
  edit(copy)
  return ann.call(designs.saveDetail, { id, revision, detail: copy })
}

describe('the detail of a look in its wire form', () => {
  it('[S3.14] its layers laid over each other in order are the look as it is drawn', async () => {
    const { detail } = await ann.call(designs.openDetail, { id })
    const layers = await Promise.all(
      layersOf(detail).map(async ({ imageUrl, position: [left, top] }) => ({
        input: await bytesAt(imageUrl),
        left,
        top,
      })),
    )
    const laid = await sharp({ create: { ...size, channels: 4, background: '#0000' } })
      .composite(layers)
      .removeAlpha()
      .raw()
      .toBuffer()
    const file = { scene: 'look', width: size.width }
    const { bytes } = await orderedFile(ann, designs.exportLook, { id, file })
    const look = await sharp(bytes).removeAlpha().raw().toBuffer()
    let unlike = 0
    for (let i = 0; i < look.length; i += 3)
      if ([0, 1, 2].some((c) => Math.abs(sure(look[i + c]) - sure(laid[i + c])) > 2)) unlike++
    expect(unlike / (look.length / 3)).toBeLessThan(0.001)
    expect(layers.length).toBeGreaterThan(5)
  }, 120_000)

  it('[S3.14] [S3.15] every address answers with a real picture of the size that is told, to its owner alone', async () => {
    const { detail } = await ann.call(designs.openDetail, { id })
    for (const address of new Set(addressesOf(detail))) {
      const { width = 0, height = 0 } = await sharp(await bytesAt(address)).metadata()
      expect(Math.min(width, height), address).toBeGreaterThan(0)
      expect((await ben.get(address)).status, address).toBe(404)
    }
    for (const { imageUrl, maskUrl, imageSize } of layersOf(detail))
      for (const address of [imageUrl, maskUrl]) {
        const { width, height } = await sharp(await bytesAt(address)).metadata()
        expect([width, height]).toEqual(imageSize)
      }
    const shirt = sure(detail.clothes[1])
    expect(shirt.undividedLayer).not.toBe(shirt.undividedLayerWithSinglePrint)
    expect(shirt).toMatchObject({
      priority: 1,
      type: 'shirt',
      level1Type: 'top',
      designType: 'Generate',
      gradient: null,
    })
    expect(detail.frontBack.back.every(({ imageCategory }) => imageCategory.endsWith('back'))).toBe(true)
    expect((await ben.ask(designs.openDetail, { id })).errCode).not.toBe(0)
  }, 120_000)

  it('[S3.16] tells a gradient by its angle and stops, whose places are percentages as text', async () => {
    const { detail } = await ann.call(designs.openDetail, { id })
    expect(sureFirst(detail.clothes).gradient).toEqual({
      angle: 90,
      gradientList: [
        { left: '0%', rgba: { r: 200, g: 40, b: 40, a: 1 } },
        { left: '35%', rgba: { r: 40, g: 40, b: 200, a: 1 } },
        { left: '100%', rgba: { r: 10, g: 10, b: 10, a: 0.5 } },
      ],
    })
  })

  it('[S3.14] saved back as it came changes nothing, and is answered from what was drawn', async () => {
    const before = await ann.call(designs.openDesign, { id })
    const after = await sendBack(() => {})
    expect(after).toEqual(before)
    const files = () => toile.database.pool.query<{ count: number }>('select count(*)::int as count from file')
    const { rows: held } = await files()
    await ann.call(designs.openDetail, { id })
    expect((await files()).rows).toEqual(held)
  }, 60_000)

  it('[S3.14] [S4.01] a colour changed in it recolours, and nothing else is changed', async () => {
    const before = await ann.call(designs.openDesign, { id })
    const after = await sendBack((form) => Object.assign(sure(form.clothes[1]).color ?? {}, { r: 10, g: 120, b: 60 }))
    const [trousers, shirt] = before.document.garments
    expect(after.document).toEqual({
      ...before.document,
      garments: [trousers, { ...shirt, fill: { kind: 'solid', color: { r: 10, g: 120, b: 60 } } }],
    })
    expect(after.revision).toBe(before.revision + 1)
    const { detail } = await ann.call(designs.openDetail, { id })
    expect(sure(detail.clothes[1]).color).toMatchObject({ r: 10, g: 120, b: 60, rgba: { r: 10, g: 120, b: 60, a: 1 } })
  }, 120_000)

  it('[S4.01] one replacement of each kind is taken, two are refused, and those that gather are unique by id', async () => {
    const { revision, detail } = await ann.call(designs.openDetail, { id })
    const shirt = sure(detail.clothes[1]).id
    const color = { r: 1, g: 2, b: 3, rgba: { r: 1, g: 2, b: 3, a: 1 } }
    const ask = (newDetail: Partial<DetailForm['newDetail']>) =>
      ann.ask(designs.saveDetail, {
        id,
        revision,
        detail: { ...detail, newDetail: { ...detail.newDetail, ...newDetail } },
      })
    expect(
      (
        await ask({
          color: [
            { id: shirt, color },
            { id: shirt, color },
          ],
        })
      ).errCode,
    ).not.toBe(0)
    expect(
      (
        await ask({
          other: [
            { id: shirt, hidden: true },
            { id: shirt, hidden: false },
          ],
        })
      ).errCode,
    ).not.toBe(0)
    expect((await ask({ color: [{ id: 'nobody', color }] })).errCode).not.toBe(0)
    expect((await ann.call(designs.openDesign, { id })).revision).toBe(revision)
    const { data } = await ask({ color: [{ id: shirt, color }], other: [{ id: shirt, hidden: true }] })
    expect(designs.saveDetail.gives.parse(data).document.garments[1]).toMatchObject({
      fill: { kind: 'solid', color: { r: 1, g: 2, b: 3 } },
      hidden: true,
    })
  }, 120_000)

  it('refuses what it does not know and what was changed elsewhere, and changes nothing', async () => {
    const { revision, detail } = await ann.call(designs.openDetail, { id })
    const strange = { ...detail, weather: 'rain' }
    expect((await ann.ask(designs.saveDetail, { id, revision, detail: strange })).errCode).not.toBe(0)
    expect((await ann.ask(designs.saveDetail, { id, revision: revision - 1, detail })).errCode).not.toBe(0)
    expect((await ben.ask(designs.saveDetail, { id, revision, detail })).errCode).not.toBe(0)
    expect((await ann.call(designs.openDesign, { id })).revision).toBe(revision)
  }, 60_000)

  it('lets go of what was drawn of it once the look stands otherwise', async () => {
    const { detail } = await ann.call(designs.openDetail, { id })
    const address = sure(detail.clothes.find(({ layersObject }) => layersObject.length)).undividedLayer
    expect((await ann.get(address)).status).toBe(200)
    await sendBack((form) => Object.assign(sureFirst(form.clothes).gradient ?? {}, { angle: 45 }))
    expect((await ann.get(address)).status).toBe(404)
  }, 120_000)
})
