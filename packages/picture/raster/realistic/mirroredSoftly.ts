/** One soft box as cloth mirrors it, by where the cloth leans: a bell about a lean, wide along and narrow across. */
const bell = (x: number, y: number, middleX: number, middleY: number, wide: number, tall: number) => {
  const a = (x - middleX) / wide
  const b = (y - middleY) / tall
  const d = a * a + b * b
  return d > 9 ? 0 : Math.exp(-d)
}

/** What satin mirrors where it leans by x to the right and y downwards (of a normal of length 1): the lamp's box as a long band, a thread of full light in it, and a weaker wall behind; nothing where it faces the viewer. */
export function mirroredSoftly(x: number, y: number): number {
  const band = bell(x, y, -0.36, -0.24, 0.27, 0.6)
  const thread = bell(x, y, -0.4, -0.26, 0.1, 0.4)
  const wall = bell(x, y, 0.7, -0.05, 0.2, 0.6)
  const all = 0.52 * band + 0.4 * thread + 0.24 * wall - 0.045
  return all > 0 ? all : 0
}

/** What waxed hide mirrors: a hard window on every crest that looks to the lamp, its soft surround, and a low window on the shaded side. */
export function mirroredSharply(x: number, y: number): number {
  const window = bell(x, y, -0.38, -0.34, 0.1, 0.16)
  const surround = bell(x, y, -0.36, -0.3, 0.24, 0.34)
  const low = bell(x, y, 0.5, 0.24, 0.12, 0.3)
  const all = 0.85 * window + 0.26 * surround + 0.16 * low - 0.03
  return all > 0 ? all : 0
}
