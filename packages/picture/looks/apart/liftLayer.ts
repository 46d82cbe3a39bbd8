/** Rows of red, green, blue and alpha bytes. */
type Bytes = Uint8ClampedArray

/** What a layer is lifted from: how the figure looks with it, its own picture without shadow, and the ground that all of it stands on. */
interface Lifted {
  figure: Bytes
  own: Bytes
  ground: Bytes
}

/**
 * The layer that makes of the picture below the picture with it, and that picture: its own colours where it lies, and around it as much
 * of its shadow as is needed. What a layer rounds away the next one is lifted from, so that no error grows.
 */
export function liftLayer(below: Bytes, { figure, own, ground }: Lifted): Bytes {
  const layer = new Uint8ClampedArray(below.length)
  const wanted = [0, 0, 0]
  for (let i = 0; i < below.length; i += 4) {
    const covered = (figure[i + 3] ?? 0) / 255
    let needed = 0
    for (let c = 0; c < 3; c++) {
      const stands = below[i + c] ?? 0
      const target = (figure[i + c] ?? 0) * covered + (ground[i + c] ?? 0) * (1 - covered)
      wanted[c] = target
      const change = target - stands
      if (change > 0.75) needed = Math.max(needed, change / (255 - stands))
      else if (change < -0.75) needed = Math.max(needed, -change / stands)
    }
    const alpha = Math.min(255, Math.max(own[i + 3] ?? 0, Math.ceil(needed * 255)))
    if (alpha === 0) continue
    const share = alpha / 255
    for (let c = 0; c < 3; c++) {
      const stands = below[i + c] ?? 0
      layer[i + c] = Math.round(((wanted[c] ?? 0) - (1 - share) * stands) / share)
      below[i + c] = Math.round((layer[i + c] ?? 0) * share + stands * (1 - share))
    }
    layer[i + 3] = alpha
  }
  return layer
}
