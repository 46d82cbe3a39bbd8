import type { Contract } from '@toile/contract/index.ts'
import { orderFile } from '../../exports/orderFile.ts'
import type { Handlers } from '../../host/http/context.ts'
import { loadBoards } from './loadBoards.ts'

export const boards: Handlers<Contract['boards']> = {
  async printBoard({ projectId, ...wish }, context) {
    const { tx, identity, language } = context
    await loadBoards(tx, identity.id, projectId, wish)
    return orderFile(context, 'printBoard', { projectId, ...wish, language })
  },
}
