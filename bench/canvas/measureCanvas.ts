import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { openBuiltPage } from '../../apps/web/shared/drawing/testing/openBuiltPage.ts'
import { installFabric } from './installFabric.ts'
import type { BenchPage } from './page.ts'

const by = (ours: number, peer: number) => (ours / peer).toFixed(ours / peer < 0.01 ? 5 : 3)
const ms = (value: number) => `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`

/** Measures the canvas in one page of a browser, beside fabric where that does the same. */
export async function measureCanvas(say: (text: string) => void): Promise<void> {
  const fabric = readFileSync(installFabric(), 'utf8')
  const onPage = async <T>(measure: (offered: BenchPage) => T | Promise<T>): Promise<T> => {
    // A page for each, so that none meets the memory of another.
    const { page, close } = await openBuiltPage(join(import.meta.dirname, 'page.ts'), 'againstFabric')
    await page.addScriptTag({ content: fabric })
    page.setDefaultTimeout(0)
    try {
      return (await page.evaluate(`(${measure.toString()})(globalThis)`)) as T
    } finally {
      await close()
    }
  }
  say(`canvas      load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}; medians`)
  for (const { strokes, penUp, redraw } of await onPage((page) => page.againstFabric([10, 100, 300, 1000]))) {
    const up = `pen up ${ms(penUp.ours)} against ${ms(penUp.peer)}: ${by(penUp.ours, penUp.peer)}`
    say(
      `  ${strokes} strokes: ${up}; view ${ms(redraw.ours)} against ${ms(redraw.peer)}: ${by(redraw.ours, redraw.peer)}`,
    )
  }
  const { all, tile } = await onPage((page) => page.layersAndModes(44))
  for (const { brush, one, twenty, mixed } of all) {
    const ratio = `20 layers to 1: ${by(twenty, one)}; twelve modes to normal: ${by(mixed, twenty)}`
    say(`  a sample of ${brush}: ${ms(one)}, ${ms(twenty)}, ${ms(mixed)}; ${ratio}`)
  }
  say(`  another layer is made ready tile by tile, ${ms(tile.median)} each, ${ms(tile.most)} at most`)
  const modes = await onPage((page) => page.modeTimes())
  const [[, normal] = ['', 1]] = modes
  const mean = modes.reduce((sum, [, time]) => sum + time, 0) / modes.length
  say(
    `  a tile in twelve modes to one in normal: ${by(mean, normal)} (${modes.map(([id, time]) => `${id} ${by(time, normal)}`).join(', ')})`,
  )
  const { early, late } = await onPage((page) => page.strokesLong(10_000))
  say(`  a sample of the last of 10,000 strokes to one of the first: ${by(late, early)}`)
  for (const { brush, median, late: p95 } of await onPage((page) => page.frames(15)))
    say(`  a frame of ${brush}, 40 pixels: ${ms(median)}, p95 ${ms(p95)}`)
  const dabs = await onPage((page) => page.liquifyDabs([2048, 4096], [100, 200]))
  for (const { side, radius, each, four, naive } of dabs)
    say(
      `  liquify, sheet ${side}, radius ${radius}, to naive dabs of ${ms(naive)}: drawn each ${by(each, naive)}, four in a frame ${by(four, naive)}`,
    )
  const file = await onPage((page) => page.fileTimes(14))
  const size = `${file.tiles} tiles, ${(file.bytes / 1e6).toFixed(1)} MB`
  say(`  an own file of 20 layers (${size}): read in ${ms(file.read)}, seen in ${ms(file.shown)}`)
  say(`  a stroke is packed in ${ms(file.saved.median)}, ${ms(file.saved.most)} at most`)
}
