import type { Asks } from '@toile/contract/call.ts'
import { projectWire } from '@toile/contract/features/projects.ts'
import { contract } from '@toile/contract/index.ts'
import { sure, sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { addThings, layPictures } from '@toile/studio/projects/boards/boardChanges.ts'
import { newChip, newNote, newSwatch, newText } from '@toile/studio/projects/boards/boardThings.ts'
import { addPictures, putColor } from '@toile/studio/projects/changes.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Caller } from '../../testing/caller.ts'
import { endedTask } from '../../testing/endedTask.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { fileAddress, orderedFile } from '../../testing/orderedFile.ts'
import { openRole } from '../../testing/people.ts'

const { boards, projects } = contract
let toile: TestToile
let ann: Caller
let projectId = ''

const plain = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()

async function upload(use: string, background: string, width: number, height: number): Promise<string> {
  const { data, errMsg } = await ann.upload(use, `${background.slice(1)}.jpg`, await plain(background, width, height))
  expect(errMsg).toBe('')
  return (data as { picture: { id: string } }).picture.id
}

const text = (own: object) => ({ ...newText('Salt', 'en', { format: 'a3Across', margin: 0, ground: 'white' }), ...own })

beforeAll(async () => {
  toile = await openTestToile()
  ann = await openRole(toile)
  projectId = (await ann.call(projects.createProject, { name: 'Harbour' })).id
  const opened = await ann.call(projects.openProject, { id: projectId })
  const [red, blue] = [await upload('mood', '#c03020', 300, 200), await upload('mood', '#2030c0', 200, 300)]
  const print = await upload('print', '#20a040', 64, 64)
  const place = (id: string, x: number, y: number, width: number, height: number) => ({
    id,
    x: x / 420,
    y: y / 297,
    width: width / 420,
    height: height / 297,
  })
  let project: Project = addPictures(opened.project, {
    board: 'mood',
    items: [red, blue].map((id) => ({ id, source: 'Upload' })),
  })
  project = addPictures(project, {
    board: 'print',
    items: [{ id: print, source: 'Upload', width: 64, repeat: 'halfDrop' }],
  })
  const clay = { id: 'c1', name: 'Clay', tcx: '18-1441', color: { r: 170, g: 51, b: 17 }, gradient: null }
  project = putColor(project, clay)
  project = layPictures(project, {
    places: [place(red, 10, 10, 150, 100), { ...place(blue, 200, 10, 100, 150), turn: 10 }],
  })
  project = addThings(project, {
    places: [
      { ...place('n', 10, 150, 60, 60), thing: newNote('Rust only as a line, 海の夏', 'ja', project.moodSheet) },
      { ...place('t', 10, 120, 150, 20), thing: { ...text({}), kind: 'text' } as ReturnType<typeof newText> },
      { ...place('c', 90, 150, 40, 60), thing: newChip(clay) },
      { ...place('s', 320, 200, 80, 80), thing: newSwatch(print) },
    ],
  })
  await ann.call(projects.saveProject, {
    id: projectId,
    revision: opened.revision,
    project: z.encode(projectWire, project),
  })
})
afterAll(() => toile.close())

const printed = async (wish: Omit<Asks<typeof boards.printBoard>, 'projectId'>) => {
  const { mime, bytes } = await orderedFile(ann, boards.printBoard, { projectId, ...wish })
  return { mime, bytes }
}

const pixelAt = async (png: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.round((y / 297) * info.height) * info.width + Math.round((x / 420) * info.width)) * info.channels
  return [...data.subarray(at, at + 3)]
}

/** Pages of a PDF: size in points, and how many pictures and glyphs are drawn. */
async function read(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { OPS } = await getResolvedPDFJS()
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => {
      const page = await pdf.getPage(i + 1)
      const [, , width, height] = page.view
      const { fnArray } = await page.getOperatorList()
      const count = (op: number) => fnArray.filter((one) => one === op).length
      return {
        width,
        height,
        pictures: count(OPS.paintImageXObject),
        texts: count(OPS.showText),
        paths: count(OPS.constructPath),
      }
    }),
  )
}

const points = (millimetres: number) => (millimetres / 25.4) * 72

describe('printing boards', () => {
  it('[S5.21] a moodboard comes as PNG of its size at a resolution, everything in its place and its own colour', async () => {
    const { mime, bytes } = await printed({ board: 'mood', format: 'png', dpi: 150 })
    expect(mime).toBe('image/png')
    const { width, height, density } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([2480, 1754])
    expect(density).toBeCloseTo(150, 0)
    const near = (got: number[], wanted: number[]) =>
      got.forEach((value, i) => expect(Math.abs(value - sure(wanted[i]))).toBeLessThan(4))
    near(await pixelAt(bytes, 80, 60), [0xc0, 0x30, 0x20])
    near(await pixelAt(bytes, 250, 85), [0x20, 0x30, 0xc0])
    near(await pixelAt(bytes, 360, 240), [0x20, 0xa0, 0x40])
    near(await pixelAt(bytes, 110, 165), [170, 51, 17])
    near(await pixelAt(bytes, 410, 100), [255, 255, 255])
    // The turned picture has left its upright corner.
    near(await pixelAt(bytes, 201.5, 11.5), [255, 255, 255])
  })

  it('[S5.21] a PDF has the true size of its paper, pictures once each, and letters as outlines', async () => {
    const { mime, bytes } = await printed({ board: 'mood', format: 'pdf' })
    expect(mime).toBe('application/pdf')
    const page = sureFirst(await read(bytes))
    expect(Math.abs(sure(page.width) - points(420))).toBeLessThan(0.5)
    expect(Math.abs(sure(page.height) - points(297))).toBeLessThan(0.5)
    expect(page.pictures).toBeGreaterThanOrEqual(3)
    expect(page.texts).toBe(0)
    expect(page.paths).toBeGreaterThan(8)
  })

  it.each([
    ['a1', 'upright', 594, 841],
    ['a4', 'across', 297, 210],
    ['50x70', 'upright', 500, 700],
    ['24x36', 'across', 914.4, 609.6],
  ] as const)('[S5.21] %s %s prints on its paper', async (size, orientation, wide, tall) => {
    const { bytes } = await printed({ board: 'mood', format: 'pdf', size, orientation })
    const page = sureFirst(await read(bytes))
    expect(Math.abs(sure(page.width) - points(wide))).toBeLessThan(0.5)
    expect(Math.abs(sure(page.height) - points(tall))).toBeLessThan(0.5)
  })

  it('[S1.03] every filled board is a page of one PDF, or a PNG of a ZIP, in the language of the call', async () => {
    const { bytes } = await printed({ board: 'all', format: 'pdf', size: 'a3' })
    const pages = await read(bytes)
    expect(pages).toHaveLength(3)
    expect(pages[1]?.pictures).toBeGreaterThanOrEqual(1)
    const zip = await printed({ board: 'all', format: 'png', size: 'a4' })
    expect(zip.mime).toBe('application/zip')
    expect(Object.keys(unzipSync(new Uint8Array(zip.bytes)))).toEqual([
      '1-Harbour.png',
      '2-Prints.png',
      '3-Colours.png',
    ])
  })

  it('[S5.21] custom sizes are taken to the millimetre', async () => {
    const custom = { board: 'color', format: 'png', size: 'custom', width: 333, height: 111, dpi: 150 } as const
    const { width, height } = await sharp((await printed(custom)).bytes).metadata()
    expect(Math.abs((width ?? 0) - (333 / 25.4) * 150)).toBeLessThanOrEqual(1)
    expect(Math.abs((height ?? 0) - (111 / 25.4) * 150)).toBeLessThanOrEqual(1)
  })

  it('[S5.21] a large PNG has all its pixels, is ordered once for a key, and more than are drawn at all is refused at once', async () => {
    const sides = { size: 'custom', width: 450, height: 350, dpi: 300 } as const
    const large = { projectId, board: 'mood', format: 'png', ...sides } as const
    const order = await ann.call(boards.printBoard, large, { key: 'once' })
    expect(await ann.call(boards.printBoard, large, { key: 'once' })).toEqual(order)
    expect((await endedTask(ann, order.taskId)).status).toBe('succeeded')
    const bytes = Buffer.from(await (await ann.get(fileAddress(order.taskId))).arrayBuffer())
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    expect([width, height]).toEqual([5315, 4134])
    const huge = { ...large, size: 'custom', width: 1200, height: 1200 } as const
    expect((await ann.ask(boards.printBoard, huge)).errMsg).toContain(`${limits.boardPrint.pixels / 1e6} million`)
  })

  it("[S6.11] another's board is as if it did not exist, and an empty one says so", async () => {
    const ben = await openRole(toile)
    expect((await ben.ask(boards.printBoard, { projectId, board: 'mood' })).errMsg).toMatch(/not here/)
    expect((await ann.ask(boards.printBoard, { projectId, board: 'sketch' })).errMsg).toMatch(/nothing on this board/)
    expect((await ann.ask(boards.printBoard, { projectId, board: 'mood', dpi: 72 })).errMsg).toMatch(/dpi/)
  })
})
