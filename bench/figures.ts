import { sure } from '@toile/geometry'
import { findFigure } from '@toile/picture/reading/figures/findFigure.ts'
import { landmarkNames } from '@toile/picture/reading/figures/landmarkNames.ts'
import { type TruthFigure, truthFigure } from '@toile/picture/reading/figures/testing/truthFigure.ts'
import type { GroundKind } from '@toile/picture/reading/figures/testing/truthGround.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import sharp from 'sharp'
import { openServerHost } from '../apps/server/host/canvas.ts'
import { defineBench } from './bench.ts'

const figures = 13
const grounds: readonly GroundKind[] = ['plain', 'shadowed', 'busy']
const allowed = 0.03

interface Case {
  truth: TruthFigure
  ground: GroundKind
  jpeg: Buffer
  pixels: Pixels
}

/** Figures whose landmarks are known, on three grounds, as JPEG of quality 70. */
export const figuresBench = defineBench({
  id: 'figures',
  says: 'A figure found',
  peer: 'the same picture decoded',
  pairs: figures * grounds.length,
  async open() {
    const host = openServerHost()
    const cases = await Promise.all(
      grounds.flatMap((ground) =>
        Array.from({ length: figures }, (_, i) => openCase(truthFigure(host, i * 3, ground, 23), ground)),
      ),
    )
    // The templates are drawn once, by the first search.
    findFigure(sure(cases[0]).pixels)
    const right = new Map(grounds.map((ground) => [ground, { points: 0, right: 0, silent: 0 }]))
    let ours = 0
    let peer = 0
    return {
      ours() {
        const { truth, ground, pixels } = sure(cases[ours++ % cases.length])
        const found = findFigure(pixels)
        const seen = right.get(ground)
        if (!seen) return
        const near = found ? landmarkNames.filter((name) => isNear(truth, name, found.landmarks[name].at)).length : 0
        seen.points += landmarkNames.length
        seen.right += near
        if (found?.sure && near < landmarkNames.length * 0.9) seen.silent++
      },
      peer: () =>
        sharp(sure(cases[peer++ % cases.length]).jpeg)
          .raw()
          .toBuffer(),
      right: () =>
        grounds
          .map((ground) => {
            const { points, right: near, silent } = right.get(ground) ?? { points: 1, right: 0, silent: 0 }
            return `${ground} ${((100 * near) / points).toFixed(1)} % of points, ${silent} silently wrong`
          })
          .join('; '),
    }
  },
})

async function openCase(truth: TruthFigure, ground: GroundKind): Promise<Case> {
  const { width, height, rgba } = truth.pixels
  const raw = sharp(Buffer.from(rgba.buffer), { raw: { width, height, channels: 4 } })
  const jpeg = await raw.removeAlpha().jpeg({ quality: 70 }).toBuffer()
  const read = await sharp(jpeg).ensureAlpha().raw().toBuffer()
  return { truth, ground, jpeg, pixels: { width, height, rgba: new Uint8ClampedArray(read) } }
}

function isNear(
  { landmarks, height }: TruthFigure,
  name: (typeof landmarkNames)[number],
  at: readonly [number, number],
) {
  return Math.hypot(at[0] - landmarks[name][0], at[1] - landmarks[name][1]) <= allowed * height
}
