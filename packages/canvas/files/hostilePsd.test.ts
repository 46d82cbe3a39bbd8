import { someOf } from '@toile/geometry/testing/someOf.ts'
import { writePsdUint8Array, type Layer as PsdLayer } from 'ag-psd'
import { zlibSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { Refusal } from '@toile/rules/refusals.ts'
import { readPsd } from './psd/readPsd.ts'
import { scanPsd } from './psd/scanPsd.ts'
import { writePsd } from './psd/writePsd.ts'
import { decodeChannel } from './psd/decodeChannel.ts'
import { openDice, randomCanvas } from './testing/randomCanvas.ts'

const small = () => {
  const { document, tiles } = randomCanvas(7, 60, 40)
  return writePsd(document, tiles, new Uint8ClampedArray(60 * 40 * 4).fill(255)).bytes.slice()
}
const damaged = 'The Photoshop file is cut off or damaged. Nothing was taken in; save it again'
const changed = (change: (view: DataView, bytes: Uint8Array) => void) => {
  const bytes = small()
  change(new DataView(bytes.buffer, bytes.byteOffset, bytes.length), bytes)
  return bytes
}
/** Where the first layer is told: behind the head, two parts, three lengths and the number of layers. */
function firstLayer(view: DataView): number {
  let at = 26
  for (let part = 0; part < 2; part++) at += 4 + view.getUint32(at)
  return at + 10
}
const pixels = (width: number, height: number, level = 120) => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4).fill(level),
})
const told = (...children: PsdLayer[]) =>
  readPsd(writePsdUint8Array({ width: 20, height: 20, imageData: pixels(20, 20), children }))

describe('[S8.04] a Photoshop file that cannot be taken', () => {
  it.each([
    [
      'is a letter',
      Uint8Array.from('Dear Madam, here is the picture', (letter) => letter.charCodeAt(0)),
      'not a Photoshop file',
    ],
    ['is empty', new Uint8Array(), 'not a Photoshop file'],
    ['is a PSB', changed((view) => view.setUint16(4, 2)), 'This is a large Photoshop file (PSB)'],
    ['is CMYK', changed((view) => view.setUint16(24, 4)), 'are CMYK; change it to RGB'],
    ['is Lab', changed((view) => view.setUint16(24, 9)), 'are Lab; change it to RGB'],
    ['has 16 bits', changed((view) => view.setUint16(22, 16)), 'has 16 bits a channel; change it to 8'],
    ['has 32 bits', changed((view) => view.setUint16(22, 32)), 'has 32 bits a channel; change it to 8'],
    ['is 30,000 pixels wide', changed((view) => view.setUint32(18, 30_000)), 'may have at most 8192 pixels'],
    ['is no pixel high', changed((view) => view.setUint32(14, 0)), damaged],
    [
      'tells layers that are longer than the file',
      changed((view) => view.setUint32(firstLayer(view) - 6, 0x7fffffff)),
      damaged,
    ],
    ['tells more layers than it has', changed((view) => view.setInt16(firstLayer(view) - 2, 900)), damaged],
    ['tells 30,000 layers', changed((view) => view.setInt16(firstLayer(view) - 2, 30_000)), 'more than 400 layers'],
    ['tells a layer turned inside out', changed((view) => view.setInt32(firstLayer(view) + 8, -90)), damaged],
    [
      'tells a layer of 900 million pixels',
      changed((view) => {
        view.setInt32(firstLayer(view) + 8, 30_000)
        view.setInt32(firstLayer(view) + 12, 30_000)
      }),
      'more than 100 million pixels',
    ],
    ['tells a layer larger than its pixels', changed((view) => view.setInt32(firstLayer(view) + 8, 3_000)), damaged],
    [
      'tells a channel longer than the file',
      changed((view) => view.setUint32(firstLayer(view) + 20, 0x7fffffff)),
      damaged,
    ],
  ])('[S8.04] %s: its sentence', (_, bytes, says) => {
    expect(() => readPsd(bytes)).toThrow(says)
  })

  it('[S8.04] is refused for the sizes that it tells before anything else of it is read', () => {
    const long = changed((view) => view.setUint32(firstLayer(view) + 20, 0x7fffffff))
    const wide = changed((view) => view.setInt32(firstLayer(view) + 12, 60_000))
    for (const bytes of [long, wide]) expect(() => scanPsd(bytes)).toThrow(damaged)
    expect(scanPsd(small())).toMatchObject({ width: 60, height: 40, colors: 'rgb' })
  })

  it('[S8.04] cut off in its layers is refused, wherever it ends', () => {
    const bytes = small()
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    const end = firstLayer(view) - 10 + 4 + view.getUint32(firstLayer(view) - 10)
    for (let length = 0; length < end; length += 1 + Math.floor(end / 60))
      expect(() => readPsd(bytes.subarray(0, length)), String(length)).toThrow(Refusal)
  })

  it('[S8.04] with any of its bytes changed is read or refused in a sentence, and never holds anybody up', () => {
    const whole = small()
    let refused = 0
    for (const seed of someOf(Array.from({ length: 400 }, (_, i) => i))) {
      const dice = openDice(seed)
      const bytes = whole.slice()
      for (let change = 0; change <= dice(3); change++) bytes[dice(bytes.length - 1)] = dice(255)
      try {
        readPsd(bytes)
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal)
        refused += 1
      }
    }
    expect(refused).toBeGreaterThan(2)
  })

  it('[S8.04] a channel gives as many levels as it tells, however it is packed', () => {
    const bomb = zlibSync(new Uint8Array(4_000_000))
    for (const packing of [2, 3]) expect(decodeChannel(bomb, packing, 10, 10)).toBe(null)
    expect(decodeChannel(Uint8Array.of(0, 2, 157, 9), 1, 100, 1)).toEqual(new Uint8Array(100).fill(9))
    expect(decodeChannel(Uint8Array.of(0, 2, 158, 9), 1, 100, 1)).toBe(null)
    expect(decodeChannel(Uint8Array.of(0, 200, 157, 9), 1, 100, 1)).toBe(null)
    expect(decodeChannel(zlibSync(Uint8Array.of(5, 1, 1, 7, 255, 255)), 3, 3, 2)).toEqual(
      Uint8Array.of(5, 6, 7, 7, 6, 5),
    )
  })
})

describe('[S3.20] what a Photoshop file has and a painting has not', () => {
  const square = { left: 2, top: 2, imageData: pixels(8, 8) }

  it('[S8.04] is said by name, and drawn without', () => {
    const { said, document } = told(
      {
        ...square,
        name: 'Coat',
        effects: { dropShadow: [{ enabled: true, size: { value: 4, units: 'Pixels' } }], stroke: [{ enabled: false }] },
      },
      { ...square, name: 'Glow', blendMode: 'linear dodge' },
      { name: 'Grade', adjustment: { type: 'threshold', level: 128 } },
      {
        name: 'Fine',
        adjustment: {
          type: 'levels',
          rgb: { shadowInput: 10, highlightInput: 240, shadowOutput: 0, highlightOutput: 255, midtoneInput: 1.2 },
        },
      },
      { ...square, name: 'Soft', mask: { left: 0, top: 0, imageData: pixels(4, 4), userMaskFeather: 3 } },
    )
    expect(said).toEqual([
      { id: 'effects', layer: 'Coat', what: ['Drop shadow'] },
      { id: 'blend', layer: 'Glow', what: ['Linear dodge'] },
      { id: 'adjustment', layer: 'Grade', what: ['Threshold'] },
      { id: 'maskEdge', layer: 'Soft', what: [] },
    ])
    const [coat, glow, grade, fine] = document.root.map((id) => document.layers[id])
    expect([coat?.kind, glow?.blend, grade?.kind]).toEqual(['raster', 'normal', 'raster'])
    expect(fine?.kind === 'adjustment' && fine.adjustment).toEqual({
      id: 'levels',
      knobs: { black: 10, middle: 1.2, white: 240, darkest: 0, lightest: 255 },
    })
  })

  /** A Photoshop file without layers, of some colour mode, with its composite packed as it is. */
  const flatFile = (mode: number, channels: number, told: readonly number[], levels: readonly number[]) => {
    const head = new DataView(new ArrayBuffer(26))
    for (let i = 0; i < 4; i++) head.setUint8(i, '8BPS'.charCodeAt(i))
    head.setUint16(4, 1)
    head.setUint16(12, channels)
    head.setUint32(14, 1)
    head.setUint32(18, 2)
    head.setUint16(22, 8)
    head.setUint16(24, mode)
    const rest = [0, 0, told.length >> 8, told.length & 255, ...told, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...levels]
    return Uint8Array.from([...new Uint8Array(head.buffer), ...rest])
  }
  const firstPixels = (bytes: Uint8Array) => {
    const { document, tiles } = readPsd(bytes)
    const [layer] = Object.values(document.layers)
    const tile = layer?.kind === 'raster' ? tiles.get(layer.tiles['0,0']) : undefined
    return { background: layer?.background, pixels: [...(tile?.subarray(0, 8) ?? [])] }
  }

  it('[S3.20] a file without layers is one layer of its picture, in colours, gray or from a palette', () => {
    const colors = firstPixels(flatFile(3, 3, [], [10, 20, 30, 40, 50, 60]))
    expect(colors).toEqual({ background: true, pixels: [10, 30, 50, 255, 20, 40, 60, 255] })
    expect(firstPixels(flatFile(1, 1, [], [70, 80])).pixels).toEqual([70, 70, 70, 255, 80, 80, 80, 255])
    const palette = Array.from({ length: 768 }, (_, i) => (i >> 8) * 50 + (i & 3))
    expect(firstPixels(flatFile(2, 1, palette, [1, 3])).pixels).toEqual([1, 51, 101, 255, 3, 53, 103, 255])
    expect(() => readPsd(flatFile(3, 3, [], [10, 20, 30, 40, 50]))).toThrow(damaged)
    expect(() => readPsd(flatFile(2, 1, [], [1, 3]))).toThrow(damaged)
  })

  it('[S8.04] nothing is written to the console, whatever a file tells', () => {
    const log = vi.spyOn(console, 'log')
    const text: PsdLayer = { name: 'Words', text: { text: 'Words', style: { fontSize: 12 } } }
    const bytes = writePsdUint8Array({ width: 20, height: 20, imageData: pixels(20, 20), children: [text] }).slice()
    const letters = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    let at = letters.indexOf('/EngineDict')
    expect(at).toBeGreaterThan(0)
    for (let i = 0; i < 40; i++) bytes[at++] = 200
    expect(() => readPsd(bytes)).not.toThrow()
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  })
})
