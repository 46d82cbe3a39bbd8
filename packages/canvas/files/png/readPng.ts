import { joined } from '../packed/joined.ts'
import { inflate } from '../packed/inflate.ts'
import { checksum } from '../packed/checksum.ts'
import { unfilterRows } from './unfilterRows.ts'
import { signature } from './writePng.ts'

/** Bytes of a pixel by the color type of a PNG: gray, colors, palette, gray with alpha, colors with alpha. */
const steps: Readonly<Record<number, 1 | 2 | 3 | 4>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** A picture with straight alpha. */
export interface ReadPixels {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray<ArrayBuffer>
}

/** Reads a PNG of 8 bits a channel without a canvas, bit by bit. Null where it is damaged, interlaced, of other bits, or has more pixels than `most`. */
export function readPng(bytes: Uint8Array, most: number): ReadPixels | null {
  if (signature.some((byte, i) => bytes[i] !== byte)) return null
  const chunks = chunksOf(bytes)
  const head = chunks?.get('IHDR')?.[0]
  if (!chunks || head?.length !== 13) return null
  const view = new DataView(head.buffer, head.byteOffset, head.length)
  const [width, height] = [view.getUint32(0), view.getUint32(4)]
  const [bits, kind = -1, packing, filtering, interlaced] = head.subarray(8)
  const step = steps[kind]
  if (bits !== 8 || !step || packing !== 0 || filtering !== 0 || interlaced !== 0) return null
  if (width === 0 || height === 0 || width * height > most) return null
  const filtered = inflate(joined(chunks.get('IDAT') ?? []), (width * step + 1) * height)
  const rows = filtered && unfilterRows(filtered, width * step, height, step)
  if (!rows) return null
  const palette = chunks.get('PLTE')?.[0]
  const alphas = chunks.get('tRNS')?.[0]
  if (kind === 3 && !palette) return null
  return { width, height, pixels: spread(rows, step, kind === 3 ? { palette, alphas } : {}) }
}

/** The chunks of a PNG by name; null where one is cut off or its check sum is wrong. */
function chunksOf(bytes: Uint8Array): Map<string, Uint8Array[]> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const chunks = new Map<string, Uint8Array[]>()
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const end = at + 8 + length
    if (end + 4 > bytes.length || view.getUint32(end) !== checksum(bytes.subarray(at + 4, end))) return null
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    chunks.set(name, [...(chunks.get(name) ?? []), bytes.subarray(at + 8, end)])
    if (name === 'IEND') return chunks
    at = end + 4
  }
  return null
}

interface Palette {
  palette?: Uint8Array | undefined
  alphas?: Uint8Array | undefined
}

function spread(rows: Uint8Array, step: 1 | 2 | 3 | 4, { palette, alphas }: Palette): Uint8ClampedArray<ArrayBuffer> {
  if (step === 4) return new Uint8ClampedArray(rows.slice().buffer)
  const count = rows.length / step
  const pixels = new Uint8ClampedArray(count * 4)
  for (let i = 0; i < count; i++) {
    const first = rows[i * step]!
    const colored = step === 3
    pixels[i * 4] = palette ? (palette[first * 3] ?? 0) : first
    pixels[i * 4 + 1] = palette ? (palette[first * 3 + 1] ?? 0) : rows[i * step + (colored ? 1 : 0)]!
    pixels[i * 4 + 2] = palette ? (palette[first * 3 + 2] ?? 0) : rows[i * step + (colored ? 2 : 0)]!
    pixels[i * 4 + 3] = palette ? (alphas?.[first] ?? 255) : step === 2 ? rows[i * step + 1]! : 255
  }
  return pixels
}
