/** A plane whose values change so slowly that only every so many pixels were reckoned. */
export interface CoarsePlane {
  values: Float32Array
  columns: number
  step: number
}

/** Adds a coarse plane to one of full size, blended between its values; it reaches at least one value beyond. */
export function addEnlarged(values: Float32Array, width: number, height: number, coarse: CoarsePlane): void {
  const { values: small, columns, step } = coarse
  const line = new Float32Array(columns)
  for (let y = 0; y < height; y++) {
    const top = Math.floor(y / step)
    const down = y / step - top
    for (let k = 0; k < columns; k++) {
      const upper = small[top * columns + k]!
      line[k] = upper + (small[(top + 1) * columns + k]! - upper) * down
    }
    const end = (y + 1) * width
    for (let k = 0, i = y * width; i < end; k++) {
      let value = line[k]!
      const rise = (line[k + 1]! - value) / step
      for (const last = Math.min(end, i + step); i < last; i++, value += rise) values[i] = values[i]! + value
    }
  }
}
