import { createCanvas } from '@napi-rs/canvas'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sure } from '@toile/geometry'
import { canny, cannySettings } from '@toile/picture/reading/lines/testing/canny.ts'
import { type LineScore, lineMask, lineScore } from '@toile/picture/export/testing/lineScore.ts'
import { type LineTruth, lineTruth } from '@toile/picture/export/testing/lineTruth.ts'
import { emptyMask, type Mask } from '@toile/picture/kernels/plane.ts'
import { penRuns } from '@toile/picture/reading/lines/penRuns.ts'
import type { Host, Surface } from '@toile/picture/surface.ts'
import { defineBench } from './bench.ts'
import { type OpenCvFound, openCvCanny } from './openCvCanny.ts'

/** Pictures whose seeds nothing was set on. */
const seeds = [90_210, 4242]
const each = 30
const count = seeds.length * each
const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }

/** Lines of drawn garments found through prints, light, grain, blur and JPEG, against Canny at its best settings. */
export const lines = defineBench({
  id: 'lines',
  says: 'The lines of a picture found',
  peer: 'Canny with the search for its best settings',
  pairs: count - 1,
  async open() {
    const cases = seeds.flatMap((seed) => Array.from({ length: each }, (_, i) => openCase(lineTruth(host, i, seed))))
    const folder = mkdtempSync(join(tmpdir(), 'lines-'))
    const openCv = await openCvCanny(cases, folder)
    const found = new Map<number, LineScore>()
    const theirs = new Map<number, OpenCvFound>()
    let ours = 0
    let peer = 0
    const settle = async (index: number) => {
      const one = sure(cases[index])
      const own = () => ({
        f: cannySettings.map((by) => lineScore(canny(one.pixels, by), one.truth).f),
        edges: 0,
        search: 0,
      })
      theirs.set(index, openCv ? await openCv.run(index) : own())
    }
    return {
      ours() {
        const index = ours++ % count
        const one = sure(cases[index])
        const { runs } = penRuns(one.pixels)
        found.set(index, lineScore(maskOfRuns(runs, one.truth), one.truth))
      },
      peer: () => settle(peer++ % count),
      async right() {
        for (let index = 0; index < count; index++) if (!theirs.has(index)) await settle(index)
        return report(cases, found, theirs, openCv ? 'OpenCV’s' : 'our own')
      },
      async close() {
        openCv?.close()
        rmSync(folder, { recursive: true })
      },
    }
  },
})

const openCase = (truth: LineTruth) => ({ ...truth, truth: lineMask(truth.drawing) })

function maskOfRuns(runs: ReturnType<typeof penRuns>['runs'], size: Mask): Mask {
  const mask = emptyMask(size)
  for (const [x, y] of runs.flat()) mask.values[Math.floor(y) * mask.width + Math.floor(x)] = 1
  return mask
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)

function report(
  cases: readonly (LineTruth & { truth: Mask })[],
  found: ReadonlyMap<number, LineScore>,
  theirs: ReadonlyMap<number, OpenCvFound>,
  whose: string,
): string {
  const of = (some: readonly number[], pick: (score: LineScore) => number) =>
    mean(some.flatMap((i) => found.get(i) ?? []).map(pick))
  const every = cases.map((_, i) => i)
  const settings = cannySettings.map((_, k) => mean(every.map((i) => theirs.get(i)?.f[k] ?? 0)))
  const best = settings.indexOf(Math.max(...settings))
  const oracle = mean(every.map((i) => Math.max(...(theirs.get(i)?.f ?? [0]))))
  const printed = every.filter((i) => cases[i]?.printed)
  const ways = Map.groupBy(every, (i) => cases[i]?.way ?? '')
  const byWay = [...ways].map(
    ([way, some]) =>
      `${way} ${of(some, ({ f }) => f).toFixed(3)} (${mean(some.map((i) => theirs.get(i)?.f[best] ?? 0)).toFixed(3)})`,
  )
  const own = `F at two pixels ${of(every, ({ f }) => f).toFixed(3)}, precision ${of(every, ({ precision }) => precision).toFixed(3)}, recall ${of(every, ({ recall }) => recall).toFixed(3)}`
  const canny = `${whose} Canny at the best setting of all ${sure(settings[best]).toFixed(3)}, at the best of each picture ${oracle.toFixed(3)}`
  const time = `OpenCV’s edges of all settings ${mean(every.map((i) => theirs.get(i)?.edges ?? 0)).toFixed(0)} ms, with the search ${mean(every.map((i) => theirs.get(i)?.search ?? 0)).toFixed(0)} ms`
  const prints = `false lines on printed cloth ${(100 * (1 - of(printed, ({ precision }) => precision))).toFixed(1)} %, true ones found there ${(100 * of(printed, ({ recall }) => recall)).toFixed(1)} %`
  return `${own}; ${canny}; ${prints}; ${time}; ${byWay.join(', ')}`
}
