import type { Contract } from '@toile/contract/index.ts'
import type { ReadBrief } from '@toile/contract/project/brief.ts'
import { labelOf } from '@toile/craft/words/concepts.ts'
import { sure, sureFirst } from '@toile/geometry'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { BriefReading } from '@toile/studio/briefs/readBrief.ts'
import { and, eq } from 'drizzle-orm'
import { aside } from '../../../host/aside/aside.ts'
import type { Transaction } from '../../../host/database/database.ts'
import { ownedBy } from '../../../host/database/owned.ts'
import { brief } from '../../../host/database/schema/briefs.ts'
import { file } from '../../../host/database/schema/files.ts'
import { fileName } from '../../../host/files/fileName.ts'
import type { Handlers } from '../../../host/http/context.ts'

const mime = 'application/octet-stream'
type Row = typeof brief.$inferSelect

/** The file of a brief under its owner's name; the same bytes are the same file. */
async function keepFile(tx: Transaction, own: { ownerId: string; hash: string; bytes: number; name: string }) {
  const kind = 'brief'
  const [fresh] = await tx
    .insert(file)
    .values({ ...own, kind, mime })
    .onConflictDoNothing()
    .returning({ id: file.id })
  if (fresh) return fresh.id
  const known = sureFirst(
    await tx
      .select({ id: file.id })
      .from(file)
      .where(and(ownedBy(file, own.ownerId), eq(file.hash, own.hash), eq(file.kind, kind))),
  )
  return known.id
}

async function readRow(tx: Transaction, ownerId: string, id: string) {
  const [found] = await tx
    .select()
    .from(brief)
    .innerJoin(file, and(eq(file.id, brief.fileId), ownedBy(file, ownerId)))
    .where(and(ownedBy(brief, ownerId), eq(brief.id, id)))
  if (!found) throw refuse('notFound')
  return found
}

const entry = (row: Row, bytes: number, reading: BriefReading, language: LanguageId): ReadBrief => ({
  ...reading,
  id: row.id,
  name: row.name,
  kind: row.kind,
  words: row.words,
  bytes,
  createdAt: row.createdAt.toISOString(),
  wishes: reading.wishes.map(({ wish, excerpt, times }) => ({
    ...wish,
    label: labelOf(wish.id, language),
    ofLabel: wish.of && labelOf(wish.of, language),
    excerpt,
    times,
  })),
})

type Briefs = Pick<Handlers<Contract['projects']>, 'readBrief' | 'openBrief' | 'fetchBrief'>

const tooHeavy = () => refuse('briefTooHeavy')

/** A brief is read aside; its file and its words are kept together or not at all (requirement S5.05). */
export const briefCalls: Briefs = {
  readBrief: {
    async apart(_, { server, keep, identity, language, file: sent }) {
      if (!sent) throw refuse('fileMissing')
      const { read, reading } = await aside('readBrief', { from: { bytes: sent.bytes }, language }, tooHeavy)
      const hash = await server.files.putBytes(sent.bytes, mime)
      const name = fileName(sent.name)
      const own = { ownerId: identity.id, name }
      const kind = read.kind === 'text' && /\.(md|markdown)$/i.test(name) ? 'markdown' : read.kind
      return keep(async (tx) => {
        const fileId = await keepFile(tx, { ...own, hash, bytes: sent.bytes.length })
        const [row] = await tx
          .insert(brief)
          .values({ ...own, fileId, kind, words: read.words })
          .onConflictDoUpdate({ target: [brief.ownerId, brief.fileId], set: { words: read.words, name, kind } })
          .returning()
        return entry(sure(row), sent.bytes.length, reading, language)
      })
    },
  },

  openBrief: {
    async apart({ id }, { load, identity, language }) {
      const { brief: row, file: stored } = await load((tx) => readRow(tx, identity.id, id))
      const { reading } = await aside('readBrief', { from: { words: row.words }, language }, tooHeavy)
      return entry(row, stored.bytes, reading, language)
    },
  },

  fetchBrief: {
    async apart({ id }, { server, load, identity }) {
      const { brief: row, file: stored } = await load((tx) => readRow(tx, identity.id, id))
      return { bytes: await server.files.read(stored.hash, stored.mime), mime: stored.mime, name: row.name }
    },
  },
}
