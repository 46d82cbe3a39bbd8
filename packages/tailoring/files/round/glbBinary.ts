import { sure } from '@toile/geometry'

/** The binary part of a GLB as it grows; what is added gives its number in the file's lists. */
export interface GlbBinary {
  view(bytes: Uint8Array, target?: number): number
  vectors(values: Float32Array, size: 2 | 3, bounded?: boolean): number
  indices(values: Uint32Array): number
  /** The whole file: what else its JSON says, and all that was added. */
  close(document: object): Uint8Array
}

const codes = { float: 5126, whole: 5125, vertices: 34962, elements: 34963 }

/** Opens the binary part of a GLB (glTF 2.0, 4.4 and 5.1); numbers are little-endian there. */
export function openBinary(): GlbBinary {
  const chunks: Uint8Array[] = []
  const bufferViews: object[] = []
  const accessors: object[] = []
  let length = 0
  const view = (bytes: Uint8Array, target?: number) => {
    bufferViews.push({ buffer: 0, byteOffset: length, byteLength: bytes.length, ...(target && { target }) })
    const padded = new Uint8Array(4 * Math.ceil(bytes.length / 4))
    padded.set(bytes)
    chunks.push(padded)
    length += padded.length
    return bufferViews.length - 1
  }
  return {
    view,
    vectors(values, size, bounded = false) {
      accessors.push({
        bufferView: view(bytesOf(values), codes.vertices),
        componentType: codes.float,
        count: values.length / size,
        type: `VEC${size}`,
        ...(bounded && boundsOf(values, size)),
      })
      return accessors.length - 1
    },
    indices(values) {
      const bufferView = view(bytesOf(values), codes.elements)
      accessors.push({ bufferView, componentType: codes.whole, count: values.length, type: 'SCALAR' })
      return accessors.length - 1
    },
    close(document) {
      const json = JSON.stringify({ ...document, accessors, bufferViews, buffers: [{ byteLength: length }] })
      const text = new TextEncoder().encode(json)
      const padded = new Uint8Array(4 * Math.ceil(text.length / 4)).fill(0x20)
      padded.set(text)
      const whole = new Uint8Array(12 + 8 + padded.length + 8 + length)
      const numbers = new DataView(whole.buffer)
      const put = (at: number, ...values: number[]) =>
        values.forEach((value, i) => numbers.setUint32(at + 4 * i, value, true))
      put(0, 0x46546c67, 2, whole.length, padded.length, 0x4e4f534a)
      whole.set(padded, 20)
      put(20 + padded.length, length, 0x004e4942)
      let at = 28 + padded.length
      for (const chunk of chunks) {
        whole.set(chunk, at)
        at += chunk.length
      }
      return whole
    },
  }
}

function bytesOf(values: Float32Array | Uint32Array): Uint8Array {
  const bytes = new Uint8Array(4 * values.length)
  const numbers = new DataView(bytes.buffer)
  const put = values instanceof Float32Array ? numbers.setFloat32 : numbers.setUint32
  values.forEach((value, i) => put.call(numbers, 4 * i, value, true))
  return bytes
}

/** The least and the most of each part. */
function boundsOf(values: Float32Array, size: number): { min: number[]; max: number[] } {
  const [min, max] = [Array<number>(size).fill(Infinity), Array<number>(size).fill(-Infinity)]
  values.forEach((value, i) => {
    min[i % size] = Math.min(sure(min[i % size]), value)
    max[i % size] = Math.max(sure(max[i % size]), value)
  })
  return { min, max }
}
