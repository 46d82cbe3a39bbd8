import { sure } from '@toile/geometry'
import { median, quantile } from '@toile/picture/kernels/statistics.ts'
import type { AnchorName } from '@toile/picture/reading/trace/anchor.ts'
import { overlapOf } from '@toile/picture/reading/trace/testing/overlapOf.ts'
import { type TruthCase, truthCase } from '@toile/picture/reading/trace/testing/truthSet.ts'
import { traceSketch } from '@toile/picture/reading/trace/traceSketch.ts'
import sharp from 'sharp'
import { defineBench } from './bench.ts'

/** Two sets of sheets: the numbers of the tracing were set on neither. */
const seeds = [4242, 90_210]
const sheetsOfSet = 84
const count = seeds.length * sheetsOfSet

/** What was found on one sheet. */
interface Found {
  way: string
  seed: number
  overlap: number
  /** Place of the true category among the choices; -1 when it is not among them. */
  place: number
  /** How far each anchor lies from where it truly is, in heights of the garment; a lost one counts as a whole height. */
  strays: number[]
}

/** Tracing of sheets whose garment is known, each through another disturbance. */
export const trace = defineBench({
  id: 'trace',
  says: 'A sketch traced',
  peer: 'the same sheet decoded',
  pairs: count + 1,
  async open() {
    const cases = await Promise.all(Array.from({ length: count }, (_, i) => openCase(i)))
    // What the first trace of a process prepares is not counted.
    traceSketch(sure(cases[0]).sheet.pixels)
    const found: Found[] = []
    let ours = 0
    let peer = 0
    return {
      ours() {
        const at = ours++ % count
        found[at] = foundOn(sure(cases[at]))
      },
      peer: () =>
        sharp(sure(cases[peer++ % count]).png)
          .raw()
          .toBuffer(),
      right: () => report(found),
    }
  },
})

async function openCase(index: number) {
  const seed = sure(seeds[Math.floor(index / sheetsOfSet)])
  const known = truthCase(index % sheetsOfSet, seed)
  const { width, height, rgba } = known.sheet.pixels
  const png = await sharp(Buffer.from(rgba.buffer), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { ...known, seed, png }
}

function foundOn({ sheet, garment, how, seed }: TruthCase & { seed: number }): Found {
  const piece = traceSketch(sheet.pixels)
  const overlap = piece ? overlapOf(piece.mask, sheet.cloth.values, 127) : 0
  const place = piece ? piece.choices.findIndex(({ category }) => category === garment.category) : -1
  const strays = Object.entries(sheet.anchors).map(([name, [x, y]]) => {
    const at = piece?.anchors[name as AnchorName]
    return at ? Math.hypot(at[0] - x, at[1] - y) / sheet.height : 1
  })
  return { way: how.name, seed, overlap, place, strays }
}

function report(found: readonly Found[]): string {
  const masks = (name: string, of: readonly Found[]) => {
    const overlaps = of.map(({ overlap }) => overlap)
    return `${name}: median ${median(overlaps).toFixed(3)}, worst tenth ${quantile(overlaps, 0.1).toFixed(3)}, least ${Math.min(...overlaps).toFixed(3)}`
  }
  const first = found.filter(({ place }) => place === 0).length
  const third = found.filter(({ place }) => place >= 0).length
  const strays = found.flatMap((one) => one.strays)
  const near = strays.filter((stray) => stray <= 0.03).length
  return [
    `anchors within 3 % of the height ${((near / strays.length) * 100).toFixed(1)} % of ${strays.length}, in the middle ${(median(strays) * 100).toFixed(2)} %`,
    `category first ${first}, among three ${third}, of ${found.length}; overlap of masks`,
    ...seeds.map((seed) =>
      masks(
        `sheets of ${seed}`,
        found.filter((one) => one.seed === seed),
      ),
    ),
    ...[...new Set(found.map(({ way }) => way))].map((way) =>
      masks(
        way,
        found.filter((one) => one.way === way),
      ),
    ),
  ].join('\n    ')
}
