import { tmpdir } from 'node:os'
import { libraryFilterSchema } from '@toile/contract/features/library.ts'
import { openChance, sure } from '@toile/geometry'
import { listEntries } from '../apps/server/features/library/listEntries.ts'
import { openPool } from '../apps/server/host/database/database.ts'
import { openFiles } from '../apps/server/host/files/files.ts'
import { openTestDatabase } from '../apps/server/host/testing/openTestDatabase.ts'
import { defineBench } from './bench.ts'
import { fillLibrary, type Size } from './librarySample.ts'

const size: Size = { people: 10_000, items: 1_000_000, most: 10_000 }
const rounds = 400
const roundsOfMost = 15
const red = { r: 200, g: 50, b: 45 }
const searched = ['stripes', 'red flowral', '花柄', 'robe', 'ромашка', 'blouze', '스트라이프', 'váy', 'ลายดอก', 'fiori']

type Kind = 'list' | 'words' | 'colour' | 'likeness'
const kinds: readonly Kind[] = ['list', 'words', 'colour', 'likeness']
const at = (share: number, times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

/** One person's search in a library of a million things, against a bare question on the same connection. */
export const library = defineBench({
  id: 'library',
  says: `One page of one person’s search among ${size.items} things of ${size.people} people`,
  peer: 'select 1 on the same connection',
  pairs: 101,
  async open() {
    const database = await openTestDatabase()
    const owners = await fillLibrary(database.pool, size)
    const one = openPool(database.owner, 1)
    const files = openFiles({ s3: undefined, folder: tmpdir() })
    const chance = openChance(3)
    const most = owners.at(-1) ?? ''
    const ask = () => one.pool.query('select 1')

    async function search(owner: string, kind: Kind): Promise<number> {
      const first = kind === 'likeness' ? await firstOf(owner) : null
      const filter = libraryFilterSchema.parse({
        search: kind === 'words' ? chance.pick(searched) : '',
        color: kind === 'colour' ? red : null,
        like: first,
      })
      const began = performance.now()
      const page = { sort: 'newest', size: 60 } as const
      await one.db.transaction((tx) => listEntries(tx, files, owner, filter, page))
      return performance.now() - began
    }

    const firstOf = async (owner: string) =>
      sure(
        (await one.pool.query<{ id: string }>('select id from library_item where owner_id = $1 limit 1', [owner]))
          .rows[0],
      ).id
    const anybody = () => sure(owners[chance.whole(0, owners.length - 2)])

    async function times(kind: Kind, count: number, owner: () => string) {
      const found: { ours: number; floor: number }[] = []
      for (let i = 0; i < count; i++) {
        const began = performance.now()
        await ask()
        const floor = performance.now() - began
        found.push({ ours: await search(owner(), kind), floor })
      }
      return { ours: found.map(({ ours }) => ours), floor: found.map(({ floor }) => floor) }
    }

    return {
      ours: () => search(anybody(), chance.pick(kinds)),
      peer: ask,
      async right() {
        const lines: string[] = []
        for (const kind of kinds) {
          const { ours, floor } = await times(kind, rounds, sure(anybody))
          const large = await times(kind, roundsOfMost, () => most)
          const [p95, bare] = [at(0.95, ours), at(0.95, floor)]
          const ratios = `${(p95 / at(0.5, floor)).toFixed(1)} × its median, ${(p95 / bare).toFixed(1)} × its p95`
          lines.push(
            `${kind} p50 ${at(0.5, ours).toFixed(2)} p95 ${p95.toFixed(2)} ms (${ratios}; ${at(0.5, large.ours).toFixed(0)} ms with ${size.most} things)`,
          )
        }
        return lines.join('; ')
      },
      async close() {
        await one.close()
        await database.close()
      },
    }
  },
})
