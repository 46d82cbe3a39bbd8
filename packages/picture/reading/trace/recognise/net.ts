/** A small net of two layers: rows of weights for each input, then for each hidden unit; each layer ends with its offsets. */
export interface Net {
  hidden: number
  outputs: number
  weights: Float32Array
}

/** What a hidden unit lets through of a negative sum. */
const leak = 0.1

/** The outputs of a net for some inputs. */
export function runNet({ hidden, outputs, weights }: Net, inputs: Float32Array): Float32Array {
  const offsets = inputs.length * hidden
  const sums = weights.slice(offsets, offsets + hidden)
  for (let i = 0; i < inputs.length; i++) {
    const value = inputs[i]
    if (value === 0) continue
    for (let h = 0, at = i * hidden; h < hidden; h++, at++) sums[h] += weights[at] * value
  }
  const second = offsets + hidden
  const out = weights.slice(second + hidden * outputs, second + hidden * outputs + outputs)
  for (let h = 0; h < hidden; h++) {
    const value = sums[h] < 0 ? sums[h] * leak : sums[h]
    for (let k = 0; k < outputs; k++) out[k] += weights[second + h * outputs + k] * value
  }
  return out
}

/** A net as the table keeps it, in base 64: for each row a byte for its scale and a signed byte for each weight; offsets and the second layer are wider numbers. */
export interface StoredNet {
  inputs: number
  hidden: number
  outputs: number
  bytes: string
}

/** Scales are powers of the fourth root of two. */
const scaleOf = (exponent: number) => 2 ** (exponent / 4)

/** Reads a stored net. */
export function readNet({ inputs, hidden, outputs, bytes }: StoredNet): Net {
  const view = new DataView(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)).buffer)
  const weights: number[] = []
  let at = 0
  const takeRow = (count: number, wide: boolean) => {
    const scale = scaleOf(view.getInt8(at++))
    for (let i = 0; i < count; i++, at += wide ? 2 : 1) {
      weights.push(scale * (wide ? view.getInt16(at) / 32767 : view.getInt8(at) / 127))
    }
  }
  for (let i = 0; i < inputs; i++) takeRow(hidden, false)
  takeRow(hidden, true)
  for (let h = 0; h < hidden; h++) takeRow(outputs, true)
  takeRow(outputs, true)
  return { hidden, outputs, weights: Float32Array.from(weights) }
}

/** Stores a net with about two significant digits for each weight. */
export function storeNet({ hidden, outputs, weights }: Net): StoredNet {
  const inputs = (weights.length - hidden - (hidden + 1) * outputs) / hidden
  const bytes: number[] = []
  let at = 0
  const putRow = (count: number, wide: boolean) => {
    const row = weights.slice(at, at + count)
    at += count
    const most = row.reduce((least, weight) => Math.max(least, Math.abs(weight)), 1e-6)
    const exponent = Math.ceil(4 * Math.log2(most))
    bytes.push(exponent & 255)
    for (const weight of row) {
      const value = Math.round((weight / scaleOf(exponent)) * (wide ? 32767 : 127))
      bytes.push(...(wide ? [(value >> 8) & 255, value & 255] : [value & 255]))
    }
  }
  for (let i = 0; i < inputs; i++) putRow(hidden, false)
  putRow(hidden, true)
  for (let h = 0; h < hidden; h++) putRow(outputs, true)
  putRow(outputs, true)
  const letters = bytes.map((byte) => String.fromCharCode(byte)).join('')
  return { inputs, hidden, outputs, bytes: btoa(letters) }
}
