import { account } from '@toile/contract/features/account.ts'
import { brands } from '@toile/contract/features/brands.ts'
import { files } from '@toile/contract/features/files.ts'
import { library } from '@toile/contract/features/library.ts'
import { limits } from '@toile/rules/limits.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Caller } from './testing/caller.ts'
import { openTestToile, type TestToile } from './testing/openTestToile.ts'
import { openRole, type Role } from './testing/people.ts'

const atOnce = 12
let toile: TestToile

beforeAll(async () => {
  toile = await openTestToile({ TOILE_ROLE: 'api' })
})
afterAll(() => toile.close())

const query = async (text: string, values: unknown[]) => (await toile.database.pool.query(text, values)).rows

const pictureOf = (n: number) =>
  sharp({ create: { width: 30 + n, height: 20, channels: 3, background: `hsl(${n * 17},60%,50%)` } })
    .png()
    .toBuffer()

const sentSchema = z.object({ picture: z.object({ id: z.string() }) })
const sendPicture = async (caller: Caller, n: number) =>
  sentSchema.parse((await caller.upload('mood', 'a.png', await pictureOf(n))).data).picture.id

/** Sends a picture in parts, as a browser does. */
async function sendWhole(caller: Caller, n: number) {
  const bytes = await pictureOf(n)
  const begun = await caller.ask(files.beginUpload, {
    name: `${n}.png`,
    bytes: bytes.length,
    hash: null,
    use: 'mood',
  })
  if (begun.errCode !== 0) return
  const { id } = files.beginUpload.gives.parse(begun.data)
  await caller.sendFile(files.sendPart, { id, offset: 0 }, bytes)
  await caller.ask(files.finishUpload, { id, keep: true })
}

/** A limit of what one person may have: how it is counted, and how very much is asked for at once. */
interface Limit {
  name: string
  most: number
  count: string
  role?: Role
  /** Makes ready, and answers what is asked at once, by its number. */
  race(caller: Caller): Promise<(n: number) => Promise<unknown>>
}

const pictures = {
  most: limits.trialUploads,
  role: 'trial',
  count: "select count(*)::int as held from file where owner_id = $1 and kind = 'upload'",
} as const
const ownBrands = {
  most: limits.brand.perPerson,
  count: 'select count(*)::int as held from brand where owner_id = $1 and deleted_at is null',
}
const putBrands = (caller: Caller, count: number, deleted: boolean) =>
  query(
    `insert into brand (owner_id, document, deleted_at)
     select $1, jsonb_build_object('name', 'Brand ' || n), case when $3 then now() end from generate_series(1, $2) n
     returning id`,
    [caller.userId, count, deleted],
  )

const races: Limit[] = [
  {
    name: 'access tokens',
    most: limits.tokensPerPerson,
    count: "select count(*)::int as held from session where person_id = $1 and kind = 'program'",
    async race(caller) {
      for (let n = atOnce / 2; n < limits.tokensPerPerson; n++) await caller.call(account.createToken, { name: 'x' })
      return () => caller.ask(account.createToken, { name: 'x' })
    },
  },
  {
    ...ownBrands,
    name: 'brands that are made',
    async race(caller) {
      await putBrands(caller, limits.brand.perPerson - 2, false)
      return () => caller.ask(brands.createBrand, { name: 'Marine' })
    },
  },
  {
    ...ownBrands,
    name: 'brands that are taken back',
    async race(caller) {
      await putBrands(caller, limits.brand.perPerson - 2, false)
      const deleted = await putBrands(caller, atOnce, true)
      return (n) => caller.ask(brands.restoreBrand, { id: deleted[n].id })
    },
  },
  {
    ...pictures,
    name: 'pictures of a trial, sent whole',
    race: async (caller) => async (n) => caller.upload('mood', 'a.png', await pictureOf(n)),
  },
  { ...pictures, name: 'pictures of a trial, sent in parts', race: async (caller) => (n) => sendWhole(caller, n) },
  {
    name: 'files that are made',
    most: limits.exports.open,
    count: "select count(*)::int as held from task where owner_id = $1 and status = 'waiting'",
    async race(caller) {
      const fileId = await sendPicture(caller, 1)
      const { id } = await caller.call(library.addItem, { fileId, tab: 'moodboards', name: 'One' })
      await query(
        `insert into task (owner_id, kind, input) select $1, 'packLibrary', '{}' from generate_series(1, $2)`,
        [caller.userId, limits.exports.open - 2],
      )
      return () => caller.ask(library.packItems, { ids: [id] })
    },
  },
  {
    name: 'files on their way',
    most: limits.uploadParts.open,
    count: 'select count(*)::int as held from upload where owner_id = $1',
    async race(caller) {
      await query(
        "insert into upload (owner_id, use, name, bytes) select $1, 'mood', 'a.png', 9 from generate_series(1, $2)",
        [caller.userId, limits.uploadParts.open - 2],
      )
      return () => caller.ask(files.beginUpload, { name: 'a.png', bytes: 9, hash: null, use: 'mood' })
    },
  },
]

describe('at most so many of one person', () => {
  it.each(races)('[S5.06] hold for twelve requests at once: $name', async ({ role, most, count, race }) => {
    const caller = await openRole(toile, role)
    const ask = await race(caller)
    await Promise.all(Array.from({ length: atOnce }, (_, n) => ask(n)))
    const [{ held }] = await query(count, [caller.userId])
    expect(held).toBe(most)
  })
})
