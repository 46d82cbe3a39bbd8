/** Replaces what is there by a color of some alpha itself, as far as it is covered. */
function replaced(under: number, color: number, cover: number, locked: boolean): number {
  const old = under >>> 24
  const own = color >>> 24
  const kept = old * (1 - cover)
  const put = own * cover
  const all = kept + put
  if (all <= 0) return locked ? under : 0
  const k = 1 / all
  const r = ((under & 255) * kept + (color & 255) * put) * k
  const g = (((under >> 8) & 255) * kept + ((color >> 8) & 255) * put) * k
  const b = (((under >> 16) & 255) * kept + ((color >> 16) & 255) * put) * k
  const a = locked ? old : (all + 0.5) | 0
  return a === 0 ? 0 : (r + 0.5) | 0 | (((g + 0.5) | 0) << 8) | (((b + 0.5) | 0) << 16) | (a << 24)
}

/** A pixel of straight alpha after paint of some coverage, 0 to 1, has been laid on it. */
export function layPixel(
  under: number,
  color: number,
  cover: number,
  lays: 'paint' | 'glaze' | 'erase' | 'replace',
  locked: boolean,
): number {
  const old = under >>> 24
  if (lays === 'replace') return replaced(under, color, cover, locked)
  if (lays === 'erase') {
    if (locked) return under
    const left = (old * (1 - cover) + 0.5) | 0
    return left === 0 ? 0 : (under & 0xffffff) | (left << 24)
  }
  const da = old / 255
  const a = (cover * (color >>> 24)) / 255
  const out = locked ? da : a + da * (1 - a)
  if (out <= 0) return under
  const k = 1 / out
  const laid = locked ? a * da : a
  const both = lays === 'glaze' ? (a * da * k) / 255 : 0
  const only = lays === 'glaze' ? (laid - a * da) * k : laid * k
  const kept = da * (1 - a) * k
  const [r, g, b] = [under & 255, (under >> 8) & 255, (under >> 16) & 255]
  const [cr, cg, cb] = [color & 255, (color >> 8) & 255, (color >> 16) & 255]
  const red = (only * cr + kept * r + both * cr * r + 0.5) | 0
  const green = (only * cg + kept * g + both * cg * g + 0.5) | 0
  const blue = (only * cb + kept * b + both * cb * b + 0.5) | 0
  const alpha = (out * 255 + 0.5) | 0
  return alpha === 0 ? under : red | (green << 8) | (blue << 16) | (alpha << 24)
}
