import type { Contract } from '@toile/contract/index.ts'
import type { Handlers } from '../../host/http/context.ts'

export const administration: Handlers<Contract['administration']> = {
  async maintenance(_, { server }) {
    return { now: new Date().toISOString(), windows: server.settings.maintenance }
  },
}
