import type { Contract } from '@toile/contract/index.ts'
import { and, eq } from 'drizzle-orm'
import { orderFile } from '../../exports/orderFile.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { lineDrawing } from '../../host/database/schema/lineDrawings.ts'
import type { Handlers } from '../../host/http/context.ts'
import { putLinesIn, showLines, takeLinesOut } from '../../library/likedLines.ts'
import { correctLines } from './correctLines.ts'
import { lockLines, readLines, setState } from './lineEntry.ts'
import { listLines } from './listLines.ts'
import { orderLines } from './orderLines.ts'
import { recogniseLines } from './recogniseLines.ts'

export const lines: Handlers<Contract['lines']> = {
  order: orderLines,

  list: listLines,

  async open({ id }, { tx, identity, language }) {
    return readLines(tx, identity.id, id, language)
  },

  recognise: recogniseLines,

  correct: correctLines,

  async rename({ id, name }, { tx, identity, language }) {
    const row = await lockLines(tx, identity.id, id)
    await tx
      .update(lineDrawing)
      .set({ name })
      .where(and(eq(lineDrawing.id, id), ownedBy(lineDrawing, identity.id)))
    await showLines(tx, row, { name })
    return readLines(tx, identity.id, id, language)
  },

  async like({ id }, { tx, identity, language }) {
    const row = await lockLines(tx, identity.id, id)
    if (row.state !== 'liked') {
      await setState(tx, row, 'liked')
      await putLinesIn(tx, row)
    }
    return readLines(tx, identity.id, id, language)
  },

  async unlike({ id }, { tx, identity, language }) {
    const row = await lockLines(tx, identity.id, id)
    if (row.state === 'liked') {
      await setState(tx, row, 'staged')
      await takeLinesOut(tx, row)
    }
    return readLines(tx, identity.id, id, language)
  },

  async remove({ id }, { tx, identity, language }) {
    const row = await lockLines(tx, identity.id, id)
    await setState(tx, row, 'deleted')
    await takeLinesOut(tx, row)
    return readLines(tx, identity.id, id, language)
  },

  async restore({ id }, { tx, identity, language }) {
    const row = await lockLines(tx, identity.id, id)
    if (row.state === 'deleted') await setState(tx, row, 'staged')
    return readLines(tx, identity.id, id, language)
  },

  async pack({ ids }, context) {
    return orderFile(context, 'packLines', { ids: [...new Set(ids)], language: context.language })
  },
}
