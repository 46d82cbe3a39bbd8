import { join } from 'node:path'
import type { Call, Calls } from '@toile/contract/call.ts'
import { namesOf } from '@toile/contract/idsIn.ts'
import { contract } from '@toile/contract/index.ts'
import { type OpenPool, openPool } from '../../apps/server/host/database/database.ts'
import { openFiles } from '../../apps/server/host/files/files.ts'
import { addThings, type Things } from '../../apps/server/testing/addThings.ts'
import type { Caller } from '../../apps/server/testing/caller.ts'
import { openRole } from '../../apps/server/testing/people.ts'
import type { Studio } from '../studio/openStudio.ts'
import type { Known } from './inputOf.ts'

/** A call by its feature and name. */
export interface NamedCall {
  name: string
  call: Call
}

/** Calls that would end the caller's own session or change its password. */
const apart = new Set(['logout', 'changePassword'])

/** Every call that is asked. */
export const allCalls: readonly NamedCall[] = Object.entries<Calls>(contract).flatMap(([feature, calls]) =>
  Object.entries(calls)
    .filter(([name]) => !apart.has(name))
    .map(([name, call]) => ({ name: `${feature}.${name}`, call })),
)

/** A started studio whose database this process reaches too. */
export interface Fuzzed {
  studio: Studio
  database: OpenPool
  /** Somebody new who has one of everything. */
  somebody(credits: number): Promise<{ caller: Caller; known: Known; things: Things }>
}

/** Puts people with things into a studio. */
export function openFuzzed(studio: Studio): Fuzzed {
  const database = openPool({ host: join(studio.folder, 'database/socket'), user: 'toile', database: 'postgres' }, 4)
  const files = openFiles({ folder: studio.folder, s3: undefined })
  return {
    studio,
    database,
    async somebody(credits) {
      const caller = await openRole({ address: studio.address, database }, 'subscribed', { credits })
      const things = await addThings({ database, server: { files } }, caller.userId)
      const idFor: Known['idFor'] = (form) => {
        const names = namesOf(form)
        return names && 'thing' in names ? things[names.thing] : null
      }
      return { caller, known: { idFor }, things }
    },
  }
}
