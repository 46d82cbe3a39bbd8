import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openBuiltPage } from '../drawing/testing/openBuiltPage.ts'
import { software } from './testing/openLightPage.ts'
import type { TurningPage } from './testing/turningPage.tsx'

const open = (flags: readonly string[]) =>
  openBuiltPage(join(import.meta.dirname, 'testing/turningPage.tsx'), 'begin', flags)
const begun = async ({ page }: Awaited<ReturnType<typeof open>>) => {
  await page.evaluate(() => (globalThis as unknown as TurningPage).begin())
  await page.locator('canvas[data-drawn]').waitFor()
}

describe('the light of a picture while its lamp is turned', () => {
  it('[S1.08] is drawn live in the window; the worker is asked for nothing until the lamp rests, then for the exact picture', async () => {
    const opened = await open(software)
    await begun(opened)
    const { page } = opened
    await page.locator('canvas[data-ready]').waitFor({ state: 'attached' })
    const { live, rests, asked } = await page.evaluate(() => (globalThis as unknown as TurningPage).turn(12))
    expect(live).toBeGreaterThanOrEqual(11)
    expect(asked.length).toBeLessThanOrEqual(rests)
    await page.locator('canvas[data-lit]').waitFor({ state: 'detached' })
    const all = await page.evaluate(() => (globalThis as unknown as TurningPage).asked())
    expect(all.slice(0, 2)).toEqual(['draw', 'beforeLight'])
    expect(all.slice(2)).toEqual(Array.from({ length: asked.length + 1 }, () => 'draw'))
    await opened.close()
  })

  it('[S1.08] is drawn by the worker where the browser has no WebGL2', async () => {
    const opened = await open(['--disable-gpu', '--disable-3d-apis'])
    await begun(opened)
    const { live, asked } = await opened.page.evaluate(() => (globalThis as unknown as TurningPage).turn(12))
    expect(live).toBe(0)
    expect(asked).toContain('draw')
    expect(await opened.page.evaluate(() => (globalThis as unknown as TurningPage).asked())).not.toContain(
      'beforeLight',
    )
    await opened.close()
  })
})
