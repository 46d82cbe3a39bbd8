import { createCanvas } from '@napi-rs/canvas'
import { sure } from '@toile/geometry'
import { cutFromGround } from '@toile/picture/reading/cutout/cutFromGround.ts'
import { openTruth, type TruthPicture } from '@toile/picture/reading/cutout/testing/truthSet.ts'
import type { Host, Surface } from '@toile/picture/surface.ts'
import sharp from 'sharp'
import { defineBench } from './bench.ts'

const count = 32
const size = 600
const wrong = 0.9
const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }

/** One cut-out against its truth. */
interface Seen {
  overlap: number
  rim: number
  asks: boolean
}

/** Drawn things on drawn grounds, cut out without help: how right the masks are, and whether wrong ones say so. */
export const cutout = defineBench({
  id: 'cutout',
  says: 'A thing cut out',
  peer: 'the same picture decoded and halved',
  pairs: count - 1,
  async open() {
    const truth = openTruth(host, size, 97)
    const cases = Array.from({ length: count }, (_, i) => truth(i))
    const raw = { width: size, height: size, channels: 4 } as const
    const files = await Promise.all(
      cases.map(({ pixels }) => sharp(Buffer.from(pixels.rgba.buffer), { raw }).png().toBuffer()),
    )
    const seen: Seen[] = []
    let ours = 0
    let peer = 0
    return {
      ours() {
        const one = sure(cases[ours++ % count])
        seen.push(compared(one, cutFromGround(one.pixels)))
      },
      peer: () =>
        sharp(files[peer++ % count])
          .resize(size / 2)
          .raw()
          .toBuffer(),
      right: () => summary(seen),
    }
  },
})

function compared({ alpha }: TruthPicture, cut: ReturnType<typeof cutFromGround>): Seen {
  let [both, either, off, soft] = [0, 0, 0, 0]
  for (let i = 0; i < alpha.length; i++) {
    const own = (cut?.pixels.rgba[i * 4 + 3] ?? 0) / 255
    if (own > 0.5 && alpha[i]! > 0.5) both++
    if (own > 0.5 || alpha[i]! > 0.5) either++
    if (alpha[i]! < 0.02 || alpha[i]! > 0.98) continue
    soft++
    off += Math.abs(own - alpha[i]!)
  }
  return { overlap: either ? both / either : 0, rim: soft ? off / soft : 0, asks: cut?.asks ?? true }
}

function summary(seen: readonly Seen[]): string {
  const half = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0
  const sure = seen.filter(({ asks }) => !asks)
  const bad = seen.filter(({ overlap }) => overlap < wrong)
  const overlap = half(seen.map((one) => one.overlap)).toFixed(3)
  const ofSure = half(sure.map((one) => one.overlap)).toFixed(3)
  const rim = half(sure.map((one) => one.rim)).toFixed(3)
  const silent = bad.filter(({ asks }) => !asks).length
  return `overlap ${overlap} (median), ${ofSure} where it is sure (${sure.length} of ${seen.length}), rim off by ${rim}; of ${bad.length} below ${wrong}, ${silent} did not ask`
}
