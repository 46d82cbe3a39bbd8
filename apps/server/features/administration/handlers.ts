import type { Contract } from '@toile/contract/index.ts'
import { shippedWindows } from '@toile/studio/people/maintenance.ts'
import type { Handlers } from '../../host/http/context.ts'

export const administration: Handlers<Contract['administration']> = {
  async maintenance() {
    return { now: new Date().toISOString(), windows: shippedWindows.map(({ from, until }) => ({ from, until })) }
  },
}
