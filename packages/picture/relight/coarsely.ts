/** Changes a plane that is wanted softly in fewer pixels, each the mean of `step` by `step`, and blends the result up to its size. */
export function coarsely(
  values: Float32Array,
  width: number,
  height: number,
  step: number,
  change: (small: Float32Array, columns: number, rows: number) => Float32Array,
): Float32Array {
  if (step <= 1) return change(values.slice(), width, height)
  const columns = Math.ceil(width / step)
  const rows = Math.ceil(height / step)
  return grown(change(shrunk(values, width, height, step), columns, rows), columns, rows, width, height, step)
}

/** A plane in fewer pixels, each the mean of those that it covers; those beyond the edge count as nothing. */
export function shrunk(values: Float32Array, width: number, height: number, step: number): Float32Array {
  const columns = Math.ceil(width / step)
  const rows = Math.ceil(height / step)
  const out = new Float32Array(columns * rows)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / step) * columns
    for (let k = 0, i = y * width; k < columns; k++) {
      let sum = 0
      for (const end = Math.min((y + 1) * width, i + step); i < end; i++) sum += values[i]!
      out[row + k]! += sum
    }
  }
  const share = 1 / (step * step)
  for (let i = 0; i < out.length; i++) out[i]! *= share
  return out
}

/** A plane blended up to a size of `step` times its own. */
export function grown(
  values: Float32Array,
  columns: number,
  rows: number,
  width: number,
  height: number,
  step: number,
): Float32Array {
  const out = new Float32Array(width * height)
  eachGrown({ values, columns, rows, step }, width, height, (row, y) => out.set(row, y * width))
  return out
}

/** A plane in fewer pixels, each of `step` by `step`. */
export interface SmallPlane {
  values: Float32Array
  columns: number
  rows: number
  step: number
}

/** Hands over each row of a plane that is blended up to a size; the row is written again for the next. */
export function eachGrown(
  { values, columns, rows, step }: SmallPlane,
  width: number,
  height: number,
  take: (row: Float32Array, y: number) => void,
): void {
  const line = new Float32Array(columns + 1)
  const row = new Float32Array(width)
  const lefts = new Int32Array(width)
  const shares = new Float32Array(width)
  for (let x = 0; x < width; x++) {
    const u = Math.max(0, Math.min(columns - 1, (x + 0.5) / step - 0.5))
    lefts[x] = Math.floor(u)
    shares[x] = u - Math.floor(u)
  }
  for (let y = 0; y < height; y++) {
    const v = Math.max(0, Math.min(rows - 1, (y + 0.5) / step - 0.5))
    const top = Math.floor(v) * columns
    const under = Math.min(rows - 1, Math.floor(v) + 1) * columns
    const down = v - Math.floor(v)
    for (let k = 0; k < columns; k++) line[k] = values[top + k]! + (values[under + k]! - values[top + k]!) * down
    line[columns] = line[columns - 1]!
    for (let x = 0; x < width; x++) {
      const left = lefts[x]!
      const value = line[left]!
      row[x] = value + (line[left + 1]! - value) * shares[x]!
    }
    take(row, y)
  }
}
