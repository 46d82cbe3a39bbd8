import { colorDistance, toHex } from '@toile/craft/colors/color.ts'
import { findPrint, prints } from '@toile/craft/prints/index.ts'
import type { Print } from '@toile/craft/prints/print.ts'
import type { PrintDocument } from '@toile/craft/prints/printDocument.ts'
import type { RepeatExport } from '@toile/craft/prints/repeatExport.ts'
import { sure } from '@toile/geometry'
import { pictures } from '@toile/picture/prints/derived/testing/pictures.ts'
import { sourceOf } from '@toile/picture/prints/derived/testing/sourceOf.ts'
import { paintBand } from '@toile/picture/prints/paintBand.ts'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Told } from '../../exports/openTold.ts'
import { openServerHost } from '../../host/canvas.ts'
import { exportRepeat } from './exportRepeat.ts'

const printOf = (id: string): Print => {
  const print = findPrint(id)
  if (!print) throw new Error(id)
  return print
}
const documentOf = (print: Print, own: Partial<PrintDocument> = {}): PrintDocument => ({
  kind: 'print',
  version: 1,
  source: { kind: 'construction', print: print.id, colors: [...print.colorway], seed: 5 },
  repeat: print.repeat,
  width: print.width,
  ...own,
})
const plain: RepeatExport = { area: 'tile', length: { width: 20, height: 16 }, dpi: 150, format: 'png', plates: false }
const written = async (document: PrintDocument, how: RepeatExport, told: Told = async () => {}) => {
  const { chunks, mime } = await exportRepeat(document, how, null, told)
  return { mime, bytes: Buffer.concat(await Array.fromAsync(chunks)) }
}
const opened = async (bytes: Uint8Array) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, density: (await sharp(bytes).metadata()).density ?? 0 }
}

describe('export of a repeat', () => {
  it.each([150, 300] as const)('[S3.27] writes the tile in true scale at %i dpi, within 1 %%', async (dpi) => {
    for (const [id, width] of [
      ['polkaDot', 64],
      ['gingham', 52],
      ['argyle', 80],
    ] as const) {
      const { bytes } = await written(documentOf(printOf(id), { width }), { ...plain, dpi })
      const file = await opened(bytes)
      expect(file.density).toBe(dpi)
      expect(Math.abs((file.width * 25.4) / dpi / width - 1)).toBeLessThan(0.01)
      const { width: across, height: down } = printOf(id)
      expect(Math.abs(file.height / file.width / (down / across) - 1)).toBeLessThan(0.01)
    }
  })

  it('[S3.27] a length of cloth shows the repeat every so many millimetres: its best match with itself lies within 1 % of them', async () => {
    for (const id of ['houndstooth', 'ditsy', 'bretonStripe'] as const) {
      const print = printOf(id)
      const { bytes } = await written(documentOf(print), { ...plain, area: 'cloth', length: { width: 28, height: 16 } })
      const file = await opened(bytes)
      expect([file.width, file.height]).toEqual([Math.round(280 / 0.16933333), Math.round(160 / 0.16933333)])
      const down = id === 'bretonStripe'
      const wanted = ((print.repeat === 'halfDrop' ? 2 : 1) * (down ? print.height : print.width) * 150) / 25.4
      const found = periodOf(file, wanted, down)
      expect(Math.abs(found / wanted - 1)).toBeLessThan(0.01)
    }
  })

  it('[S3.27] separates into at most twelve inks, its own colours exactly, every pixel on one plate', async () => {
    for (const id of ['artDeco', 'floral'] as const) {
      const print = printOf(id)
      const sent = await written(documentOf(print), { ...plain, plates: true })
      const entries = unzipSync(sent.bytes)
      const said = JSON.parse(Buffer.from(sure(entries['plates.json'])).toString())
      expect(said.plates.length).toBeLessThanOrEqual(12)
      const whole = await opened(sure(entries['print-tile-150dpi.png']))
      const shown = new Set(
        Array.from({ length: whole.width * whole.height }, (_, i) => whole.data.readUIntBE(i * 3, 3)),
      )
      expect(shown.size).toBeLessThanOrEqual(said.plates.length)
      for (const color of print.colorway) {
        const off = Math.min(
          ...[...shown].map((n) => colorDistance(color, { r: n >> 16, g: (n >> 8) & 255, b: n & 255 })),
        )
        expect(off).toBeLessThanOrEqual(2)
      }
      const covered = new Uint8Array(whole.width * whole.height)
      for (const { file } of said.plates) {
        const plate = await sharp(entries[file]).greyscale().raw().toBuffer()
        plate.forEach((level, i) => {
          if (level === 0) covered[i]! += 1
        })
      }
      expect(covered.every((times) => times === 1)).toBe(true)
    }
  })

  it('[S3.27] a TIFF holds the same pixels as the PNG, and a plain repeat of a half drop is two tiles wide', async () => {
    const document = documentOf(printOf('floral'), { width: 120 })
    const png = await opened((await written(document, { ...plain, area: 'plain' })).bytes)
    const sent = await written(document, { ...plain, area: 'plain', format: 'tiff' })
    const tiff = await opened(sent.bytes)
    expect(sent.mime).toBe('image/tiff')
    expect(tiff.data.equals(png.data)).toBe(true)
    expect((await sharp(sent.bytes).metadata()).density).toBe(150)
    expect(png.width / png.height).toBeCloseTo(2, 1)
  })

  it('tells a share that only grows and ends near the whole, whether it is painted or written', async () => {
    const shares: number[] = []
    const told = async (share: number) => void shares.push(share)
    const cloth = { ...plain, area: 'cloth', length: { width: 40, height: 30 }, plates: true } as const
    await written(documentOf(printOf('polkaDot')), cloth, told)
    expect(shares.every((share, i) => share >= (shares[i - 1] ?? 0) && share <= 1)).toBe(true)
    expect(shares.at(-1)).toBeGreaterThan(0.95)
    // No step is so long that half of the work passes unheard.
    expect(Math.max(...shares.map((share, i) => share - (shares[i - 1] ?? 0)))).toBeLessThan(0.5)
  })

  it('[S3.27] refuses what is larger than 64 by 64 cm at 300 dpi, and a print that is unknown', async () => {
    const vast = documentOf(printOf('polkaDot'), { width: 1000 })
    await expect(written(vast, { ...plain, dpi: 300 })).rejects.toMatchObject({ code: 'repeatTooLarge' })
    const lost = documentOf(printOf('polkaDot'), {
      source: { kind: 'construction', print: 'none', colors: [{ r: 1, g: 1, b: 1 }], seed: 1 },
    })
    await expect(written(lost, plain)).rejects.toMatchObject({ code: 'notFound' })
  })

  it('[S3.27] a picture that is much taller than wide is refused before it is painted, however narrow its print', async () => {
    const tall = { width: 2, height: 4000, rgba: new Uint8ClampedArray(2 * 4000 * 4).fill(90) }
    const print = documentOf(printOf('polkaDot'), { source: { kind: 'picture', hash: 'a'.repeat(64) }, width: 500 })
    const shares: number[] = []
    const told = async (share: number) => void shares.push(share)
    for (const area of ['tile', 'cloth'] as const)
      await expect(exportRepeat(print, { ...plain, area }, tall, told)).rejects.toMatchObject({
        code: 'repeatTooLarge',
      })
    expect(shares).toEqual([])
  })
})

describe('bands', () => {
  it.each(prints.filter((_, i) => i % 3 === 0).map((print): [string, Print] => [print.id, print]))(
    '[S3.27] %s painted in bands is the same as painted whole',
    (_id, print) => {
      const host = openServerHost()
      const order = {
        print,
        colors: print.colorway,
        seed: 5,
        knobs: {},
        repeat: print.repeat,
        across: 60,
        down: 60,
        over: 2 as const,
      }
      const whole = paintBand(host, order, 0, 60).rgba
      const parts = [0, 20, 40].map((top) => paintBand(host, order, top, 20).rgba)
      const apart = whole.reduce(
        (sum, value, i) => sum + Math.abs(value - sure(parts[Math.floor(i / 4800)]?.[i % 4800])),
        0,
      )
      expect(apart / whole.length).toBeLessThan(0.5)
    },
  )

  it('[S3.27] a print made of a picture has a plate for each ink of its source that is seen, and they cover it together', async () => {
    const picture = pictures.dahlia()
    const source = sourceOf(picture, { treatment: 'motif' })
    const document: PrintDocument = { kind: 'print', version: 1, source, repeat: 'straight', width: 120 }
    const { chunks } = await exportRepeat(document, { ...plain, plates: true }, picture, async () => {})
    const entries = unzipSync(Buffer.concat(await Array.fromAsync(chunks)))
    const said = JSON.parse(Buffer.from(sure(entries['plates.json'])).toString())
    const inks = source.colors.map(toHex)
    const plated: string[] = said.plates.map(({ color }: { color: string }) => color)
    expect(plated.length).toBeGreaterThan(3)
    expect(plated).toEqual(inks.filter((ink) => plated.includes(ink)))
    expect(said.plates.reduce((sum: number, { share }: { share: number }) => sum + share, 0)).toBeCloseTo(1, 2)
    const file = await opened(sure(entries['print-tile-150dpi.png']))
    expect(file.width).toBe(Math.round((120 * 150) / 25.4))
    const shown = new Set<string>()
    for (let i = 0; i < file.data.length; i += 3)
      shown.add(toHex({ r: sure(file.data[i]), g: sure(file.data[i + 1]), b: sure(file.data[i + 2]) }))
    expect([...shown].sort()).toEqual([...plated].sort())
  })
})

/** The shift within 3 % of the wanted one at which a picture looks most like itself. */
function periodOf(
  { data, width, height }: { data: Buffer; width: number; height: number },
  wanted: number,
  down: boolean,
): number {
  let [best, least] = [0, Infinity]
  for (let shift = Math.round(wanted * 0.97); shift <= wanted * 1.03; shift++) {
    let [sum, count] = [0, 0]
    for (let y = 0; y + (down ? shift : 0) < height; y += 3) {
      for (let x = 0; x + (down ? 0 : shift) < width; x += 3) {
        const at = (y * width + x) * 3
        sum += Math.abs(sure(data[at]) - sure(data[at + (down ? shift * width : shift) * 3]))
        count++
      }
    }
    if (sum / count < least) [best, least] = [shift, sum / count]
  }
  return best
}
