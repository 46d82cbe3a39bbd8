import { join } from 'node:path'
import { contract } from '@toile/contract/index.ts'
import type { FastifyInstance } from 'fastify'
import { chores } from './chores.ts'
import { mountTiles } from './documents/canvases/tileRoute.ts'
import { features } from './features/index.ts'
import { mountFilms } from './films/filmRoute.ts'
import { admit } from './host/database/admit.ts'
import { type OpenDatabase, openPools } from './host/database/database.ts'
import { findDatabase } from './host/database/findDatabase.ts'
import { migrate } from './host/database/migrate.ts'
import { openFiles } from './host/files/files.ts'
import { keepHouse } from './host/housekeeping.ts'
import { openApp } from './host/http/app.ts'
import { mountCalls } from './host/http/mount.ts'
import { mountOpenApi } from './host/http/mountOpenApi.ts'
import { type Log, openLog } from './host/log.ts'
import { prepareQueue } from './host/queue/prepareQueue.ts'
import { openWorkers } from './host/queue/workers.ts'
import { openServer, type Server } from './host/server.ts'
import type { Settings } from './host/settings.ts'
import { mountPictures } from './pictures/hold/pictureRoute.ts'
import { mountLetters } from './pictures/letters/lettersRoute.ts'

const runners = new URL('./features/runners.ts', import.meta.url)
const webFolder = join(import.meta.dirname, '../web/dist')

type Say = (sentence: string) => void

/** The running studio: what its role opened, until it is closed. */
export type Toile = Readonly<{
  /** The calls, where this process answers any. */
  api: { app: FastifyInstance; server: Server; address: string } | undefined
  close(): Promise<void>
}>

/** Makes the HTTP server with every call of the contract. */
const openCalls = (server: Server): Promise<FastifyInstance> =>
  openApp(server, webFolder, async (app) => {
    mountCalls(app, server, contract, features)
    mountPictures(app, server)
    mountLetters(app)
    mountFilms(app, server)
    mountTiles(app, server)
    await mountOpenApi(app)
  })

type Later = (close: () => Promise<void>) => void

async function prepareDatabase(settings: Settings, log: Log, say: Say | undefined, later: Later) {
  const found = await findDatabase(settings, say)
  later(found.close)
  await migrate(found.owner)
  await prepareQueue(found.owner)
  const database = openPools(await admit(found, (sentence) => log.warn(sentence)))
  later(database.close)
  return database
}

async function openApi(settings: Settings, database: OpenDatabase, later: Later) {
  const server = await openServer(settings, database)
  later(() => server.close())
  const app = await openCalls(server)
  later(() => app.close())
  const listening = await app.listen({ port: settings.port, host: settings.host })
  const address = settings.address ?? listening.replace(/127\.0\.0\.1|\[::1?\]|0\.0\.0\.0/, 'localhost')
  return { app, server, address }
}

/** Opens the studio in the role of its settings: the database, then the workers, the calls, or both; `say` is told what takes long. */
export async function openToile(settings: Settings, given?: OpenDatabase, say?: Say): Promise<Toile> {
  const closing: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step()
  }
  try {
    const log = openLog(settings)
    const database = given ?? (await prepareDatabase(settings, log, say, (step) => closing.push(step)))
    if (settings.role !== 'api') {
      const workers = await openWorkers({ settings, database, log, runners })
      closing.push(() => workers.close())
      closing.push(keepHouse(database, openFiles(settings), log, chores))
    }
    const api = settings.role === 'worker' ? undefined : await openApi(settings, database, (step) => closing.push(step))
    return { api, close }
  } catch (error) {
    await close()
    throw error
  }
}
