import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { openBytes, type Reading } from './openBytes.ts'

/** The head of a Photoshop file. */
export interface PsdHead {
  readonly width: number
  readonly height: number
  readonly channels: number
  readonly colors: 'gray' | 'indexed' | 'rgb'
  /** How many layers it has. */
  readonly layers: number
  /** Where its composite picture stands. */
  readonly composite: number
}

const modes: Readonly<Record<number, string>> = { 0: 'Bitmap', 4: 'CMYK', 7: 'Multichannel', 8: 'Duotone', 9: 'Lab' }
const colorsOf = { 1: 'gray', 2: 'indexed', 3: 'rgb' } as const
const { psd, canvas } = limits

/** Looks at the sizes that a Photoshop file tells before anything of it is read (Adobe Photoshop File Formats, 2019): each of its faults has its sentence. */
export function scanPsd(bytes: Uint8Array): PsdHead {
  const reading = openBytes(bytes)
  const head = headOf(bytes, reading)
  reading.section()
  reading.section()
  const layersEnd = reading.u32() + reading.at
  if (layersEnd > bytes.length) throw refuse('psdDamaged')
  const layers = layersEnd - reading.at >= 4 ? scanLayers(reading, layersEnd) : 0
  return { ...head, layers, composite: layersEnd }
}

function headOf(bytes: Uint8Array, reading: Reading) {
  if (reading.text(4) !== '8BPS') throw refuse('psdOnly')
  const version = reading.u16()
  if (version === 2) throw refuse('psdLarge')
  if (version !== 1) throw refuse('psdOnly')
  if (bytes.length > psd.bytes) throw refuse('fileLarger', { most: psd.bytes / 1_000_000 })
  reading.skip(6)
  const [channels, height, width] = [reading.u16(), reading.u32(), reading.u32()]
  const [bits, mode] = [reading.u16(), reading.u16()]
  if (mode !== 1 && mode !== 2 && mode !== 3) throw refuse('psdColors', { mode: modes[mode] ?? String(mode) })
  if (bits !== 8) throw refuse('psdDepth', { bits })
  if (width < 1 || height < 1 || channels < 1 || channels > 56) throw refuse('psdDamaged')
  if (Math.max(width, height) > canvas.side) throw refuse('sideTooLong', { most: canvas.side })
  return { width, height, channels, colors: colorsOf[mode] }
}

function scanLayers(reading: Reading, most: number): number {
  const end = reading.u32() + reading.at
  if (end > most) throw refuse('psdDamaged')
  const count = end - reading.at >= 2 ? Math.abs(reading.i16()) : 0
  if (count > psd.records) throw refuse('paintingLayers', { most: canvas.layers })
  let all = 0
  let packed = 0
  for (let i = 0; i < count; i++) {
    const layer = scanLayer(reading)
    all += layer.pixels
    packed += layer.packed
    if (all > psd.pixels) throw refuse('paintingPixels', { most: psd.pixels / 1_000_000 })
  }
  if (reading.at + packed > end) throw refuse('psdDamaged')
  return count
}

function scanLayer(reading: Reading): { pixels: number; packed: number } {
  let pixels = rectangle(reading)
  let packed = 0
  const channels = reading.u16()
  if (channels > 56) throw refuse('psdDamaged')
  for (let i = 0; i < channels; i++) {
    reading.skip(2)
    packed += reading.u32()
  }
  if (reading.text(4) !== '8BIM') throw refuse('psdDamaged')
  reading.skip(8)
  const end = reading.u32() + reading.at
  const masks = reading.u32() + reading.at
  if (masks > end) throw refuse('psdDamaged')
  if (masks - reading.at >= 16) pixels += rectangle(reading)
  reading.skip(end - reading.at)
  return { pixels, packed }
}

/** The pixels of a rectangle that is told by its sides. */
function rectangle(reading: Reading): number {
  const [top, left, bottom, right] = [reading.i32(), reading.i32(), reading.i32(), reading.i32()]
  const [width, height] = [right - left, bottom - top]
  const far = Math.max(Math.abs(top), Math.abs(left), Math.abs(bottom), Math.abs(right)) > psd.reach
  if (width < 0 || height < 0 || far) throw refuse('psdDamaged')
  if (width * height > psd.layerPixels) throw refuse('tooManyPixels', { most: psd.layerPixels / 1_000_000 })
  return width * height
}
