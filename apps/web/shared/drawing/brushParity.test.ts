import { join } from 'node:path'
import { goldenStrokes } from '@toile/canvas/brushes/testing/goldenStrokes.ts'
import { expect, it } from 'vitest'
import type { BrushPage } from './testing/brushPage.ts'
import { openBuiltPage } from './testing/openBuiltPage.ts'

it('[S3.22] every brush paints the same bits in the browser as on the server', async () => {
  const { page, close } = await openBuiltPage(join(import.meta.dirname, 'testing/brushPage.ts'), 'strokeHashes')
  const hashes = await page.evaluate(() => (globalThis as unknown as BrushPage).strokeHashes())
  await close()
  expect(hashes).toEqual(goldenStrokes)
})
