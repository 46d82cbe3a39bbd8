import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../host/settings.ts'
import { Mistake } from './mistake.ts'
import { one } from './options.ts'

/** A studio whose calls a command makes. */
export interface Studio {
  address: string
  token: string
  close(): Promise<void>
}

/** The options of every command that makes calls. */
export const studioOptions = {
  server: one('URL', 'A running studio to work on; without it a private one is opened and removed again.'),
  token: one('TOKEN', 'A personal access token of that studio.'),
}

/** Opens the studio that was named, or a private one in a temporary folder that closing removes. */
export async function openStudio({ server, token }: { server?: string; token?: string }): Promise<Studio> {
  if (server === undefined) {
    if (token !== undefined) throw new Mistake('--token goes with --server.')
    return openPrivateStudio()
  }
  if (!URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol))
    throw new Mistake(`--server must be an address like http://localhost:4600, not ${server}.`)
  if (token === undefined) throw new Mistake('--server needs a --token: create one in that studio.')
  return { address: server.replace(/\/+$/, ''), token, close: () => Promise.resolve() }
}

async function openPrivateStudio(): Promise<Studio> {
  const folder = await mkdtemp(join(tmpdir(), 'toile-'))
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
  try {
    const { openToile } = await import('../main.ts')
    const { openSampleAccount, openSampleToken } = await import('../sample/sampleAccount.ts')
    const toile = await openToile(
      readSettings({
        PORT: '0',
        TOILE_HOST: '127.0.0.1',
        TOILE_DATA: folder,
        TOILE_WORKERS: '1',
        TOILE_LOG: 'silent',
      }),
    )
    const close = async () => {
      // A call that was broken off would otherwise keep its connection open for a minute.
      toile.api?.app.server.closeAllConnections()
      await toile.close()
      await remove()
    }
    if (!toile.api) throw new Error('The private studio answers no calls.')
    try {
      await openSampleAccount(toile.api.server)
      return { address: toile.api.address, token: await openSampleToken(toile.api.server), close }
    } catch (error) {
      await close()
      throw error
    }
  } catch (error) {
    await remove()
    throw error
  }
}
