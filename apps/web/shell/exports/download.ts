import type { Asks, Call } from '@toile/contract/call.ts'
import { sendForFile } from '../calls/api.ts'
import { sayRefusal } from '../calls/queries.ts'
import { saveFile } from './saveFile.ts'

/** Fetches what a call answers with and saves it; says why when it is refused. */
export async function download<C extends Call>(call: C, input: Asks<C>, name: string): Promise<void> {
  try {
    saveFile(await sendForFile(call, input), name)
  } catch (error) {
    sayRefusal(error)
  }
}
