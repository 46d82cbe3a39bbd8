import { type Chance, openChance } from '@toile/geometry'
import { calmed } from '../calmed.ts'
import { cropTo, wholePicture } from '../cropTo.ts'
import { type Band, bandsOf } from '../gradient/bandsOf.ts'
import { inked } from '../inked.ts'
import type { InkField } from '../inkField.ts'
import { laidAt } from '../laidAt.ts'
import type { OpenTreatment } from '../treatment.ts'

const seen = 144
/** What is broader than this has a hairline in it, this wide, as shares of the tile. */
const broad = 0.15
const hairline = 0.016
/** A stripe is no narrower and no broader than this, before all fill the tile. */
const bounds = { least: 0.035, most: 0.3 } as const

/** The picture's run of colours as woven stripes with hairlines in the broad ones: across where the picture lies level, upright where it stands; straight edges, so that they are never patches. */
export const stripes: OpenTreatment = (picture, source) => {
  const { colors, lie, seed } = source
  const field = inked(calmed(cropTo(picture, wholePicture, seen, seen), 2), colors, seed, 1)
  const bands = bandsOf(lie === 'upright' ? turned(field) : field, colors)
  const woven = withHairlines(evened(bands), colors.length, openChance(seed))
  const inkAt = (u: number, v: number) => {
    // The first stripe is cut in two by the tile's edge, so that tiles join in one.
    const along = ((lie === 'upright' ? u : v) + woven[0].until / 2) % 1
    return (woven.find(({ until }) => along < until) ?? woven[woven.length - 1]).ink
  }
  return (side) => laidAt(inkAt, 1, side)
}

/** A square field with its columns as rows. */
function turned({ width, height, index }: InkField): InkField {
  const out = new Uint8Array(index.length)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) out[x * height + y] = index[y * width + x]
  return { width: height, height: width, index: out }
}

/** Bands of widths that are seen and leave room for the others. */
function evened(bands: readonly Band[]): Band[] {
  const widths = bands.map(({ until }, k) =>
    Math.min(bounds.most, Math.max(bounds.least, until - (k ? bands[k - 1].until : 0))),
  )
  const whole = widths.reduce((sum, width) => sum + width, 0)
  let until = 0
  return bands.map(({ ink }, k) => ({ ink, until: (until += widths[k] / whole) }))
}

/** Broad bands with a hairline in an ink of another: the rarest first, so that a small strong colour is woven in. */
function withHairlines(bands: readonly Band[], inks: number, chance: Chance): Band[] {
  const widthOf = (ink: number) =>
    bands.reduce((sum, band, k) => sum + (band.ink === ink ? band.until - (k ? bands[k - 1].until : 0) : 0), 0)
  const rare = Array.from({ length: inks }, (_, ink) => ink).sort((a, b) => widthOf(a) - widthOf(b))
  let turn = 0
  return bands.flatMap((band, k): Band[] => {
    const from = k ? bands[k - 1].until : 0
    const beside = [bands[k - 1]?.ink, band.ink, bands[k + 1]?.ink]
    const own = rare.filter((ink) => !beside.includes(ink))
    if (band.until - from < broad || own.length === 0) return [band]
    const at = from + (band.until - from) * chance.between(0.22, 0.34)
    const ink = own[turn++ % own.length]
    return [
      { ink: band.ink, until: at },
      { ink, until: at + hairline },
      { ink: band.ink, until: band.until - (at - from) - hairline },
      { ink, until: band.until - (at - from) },
      { ink: band.ink, until: band.until },
    ]
  })
}
