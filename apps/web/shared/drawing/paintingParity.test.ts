import { join } from 'node:path'
import { pictureHashes } from '@toile/canvas/session/testing/pictureHashes.ts'
import { expect, it } from 'vitest'
import { openBuiltPage } from './testing/openBuiltPage.ts'
import type { PaintingPage } from './testing/paintingPage.ts'

it('[S3.20] [S3.23] [S3.24] paintings with groups, modes, masks, adjustments, pushed and bent pixels have the same bits in the browser as on the server', async () => {
  const { page, close } = await openBuiltPage(join(import.meta.dirname, 'testing/paintingPage.ts'), 'pictureHashes')
  const hashes = await page.evaluate(() => (globalThis as unknown as PaintingPage).pictureHashes())
  await close()
  expect(hashes).toEqual(pictureHashes())
  expect(new Set(Object.values(hashes).flatMap((hash) => hash.split(' '))).size).toBeGreaterThan(20)
})
