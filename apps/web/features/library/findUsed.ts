import { library } from '@toile/contract/features/library.ts'
import type { Gives } from '@toile/contract/call.ts'
import { send } from '../../shell/calls/api.ts'

export type Used = Gives<(typeof library)['usedIn']>[number]

/** Which of some entries are used somewhere, and where; as many are asked for at a time as a call takes. */
export async function findUsed(ids: readonly string[]): Promise<Used[]> {
  const found: Used[] = []
  for (let at = 0; at < ids.length; at += 200)
    found.push(...(await send(library.usedIn, { ids: ids.slice(at, at + 200) })))
  return found.filter(({ uses }) => uses.length > 0)
}
