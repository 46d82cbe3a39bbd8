import { collections } from '@toile/contract/features/collections.ts'
import { toHex } from '@toile/craft/colors/color.ts'
import type { Designer } from './designer.ts'

/** Has eight looks made, and reads them as they are kept, with the plain colours that each wears. */
export async function generateLooks({ page, button }: Pick<Designer, 'page' | 'button'>) {
  await page.locator('[data-generate]').click()
  for (let look = 1; look <= 8; look++) await button(`Look ${look}`).waitFor({ timeout: 180_000 })
  const answer = page.waitForResponse((response) => response.url().endsWith(collections.openCollection.path))
  await page.reload()
  const { data } = await (await answer).json()
  const looks = collections.openCollection.gives.parse(data).designCollectionList.map(({ document }) => document)
  const worn = looks.map(({ garments }) =>
    garments.flatMap(({ fill }) => (fill.kind === 'solid' ? [toHex(fill.color)] : [])),
  )
  return { looks, worn }
}
