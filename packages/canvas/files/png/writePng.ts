import { zlibSync } from 'fflate'
import { joined } from '../packed/joined.ts'
import { checksum } from '../packed/checksum.ts'
import { filterRows } from './filterRows.ts'

/** The first bytes of every PNG. */
export const signature: readonly number[] = [137, 80, 78, 71, 13, 10, 26, 10]

/** Pixels with straight alpha as a PNG, bit by bit: a canvas would multiply colours by alpha and round them. `level` from 1, fast, to 9, small. */
export function writePng(pixels: Uint8ClampedArray, width: number, height: number, level: 1 | 6 = 1): Uint8Array {
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head[8] = 8
  head[9] = 6
  const packed = zlibSync(filterRows(pixels, width, height), { level })
  return joined([
    Uint8Array.from(signature),
    chunk('IHDR', head),
    chunk('IDAT', packed),
    chunk('IEND', new Uint8Array()),
  ])
}

function chunk(name: string, body: Uint8Array): Uint8Array {
  const whole = new Uint8Array(body.length + 12)
  const view = new DataView(whole.buffer)
  view.setUint32(0, body.length)
  for (let i = 0; i < 4; i++) whole[4 + i] = name.charCodeAt(i)
  whole.set(body, 8)
  view.setUint32(body.length + 8, checksum(whole.subarray(4, body.length + 8)))
  return whole
}
