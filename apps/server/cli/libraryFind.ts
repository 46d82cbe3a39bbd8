import type { Asks } from '@toile/contract/call.ts'
import { type LibraryEntry, library } from '@toile/contract/features/library.ts'
import type { Api } from './api.ts'

const pageSize = 200

/** Everything that fits a filter, page after page, at most `most`. */
export async function findEntries(
  api: Api,
  filter: Asks<typeof library.listItems>,
  most: number,
): Promise<LibraryEntry[]> {
  const found: LibraryEntry[] = []
  for (let after: string | null = ''; after !== null && found.length < most; ) {
    const size = Math.min(pageSize, most - found.length)
    const page: Awaited<ReturnType<typeof one>> = await one(api, { ...filter, size, ...(after ? { after } : {}) })
    found.push(...page.items)
    after = page.next
  }
  return found
}

const one = (api: Api, asked: Asks<typeof library.listItems>) => api.call(library.listItems, asked)
