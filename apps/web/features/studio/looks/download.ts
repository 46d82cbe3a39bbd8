import type { Asks, Call } from '@toile/contract/call.ts'
import { sendForFile } from '../../../shell/api.ts'
import { sayRefusal } from '../../../shell/queries.ts'

/** A text as a file name: letters, digits and single dashes. */
export const fileName = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase() || 'toile'

/** Hands a file to the browser to be saved. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Fetches what a call answers with and saves it; says why when it is refused. */
export async function download<C extends Call>(call: C, input: Asks<C>, name: string): Promise<void> {
  try {
    saveFile(await sendForFile(call, input), name)
  } catch (error) {
    sayRefusal(error)
  }
}
