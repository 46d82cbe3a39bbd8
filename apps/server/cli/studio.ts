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

/** The options of commands that work with what somebody keeps. */
export const keptOptions = {
  server: one('URL', 'A running studio; without it the studio of this installation, with its sample account.'),
  token: studioOptions.token,
}

/** Opens the studio that was named, or a private one in a temporary folder that closing removes. */
export const openStudio = async (named: Named): Promise<Studio> => namedStudio(named) ?? openPrivateStudio()

/** Opens the studio that was named, or the one of this installation, whose things stay. */
export const openKeptStudio = async (named: Named): Promise<Studio> =>
  namedStudio(named) ?? openStudioOf(process.env, () => Promise.resolve())

interface Named {
  server?: string | undefined
  token?: string | undefined
}

function namedStudio({ server, token }: Named): Studio | null {
  if (server === undefined) {
    if (token !== undefined) throw new Mistake('--token goes with --server.')
    return null
  }
  if (!URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol))
    throw new Mistake(`--server must be an address like http://localhost:4600, not ${server}.`)
  if (token === undefined) throw new Mistake('--server needs a --token: create one in that studio.')
  return { address: server.replace(/\/+$/, ''), token, close: () => Promise.resolve() }
}

async function openPrivateStudio(): Promise<Studio> {
  const folder = await mkdtemp(join(tmpdir(), 'toile-'))
  return openStudioOf({ TOILE_DATA: folder }, () => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
}

/** Opens a studio in this process on some settings; `after` runs once it is closed, or could not be opened. */
async function openStudioOf(
  settings: Readonly<Record<string, string | undefined>>,
  after: () => Promise<void>,
): Promise<Studio> {
  try {
    const { openToile } = await import('../main.ts')
    const { openSampleAccount, openSampleToken } = await import('../sample/sampleAccount.ts')
    const own = { PORT: '0', TOILE_HOST: '127.0.0.1', TOILE_ROLE: 'all', TOILE_WORKERS: '1', TOILE_LOG: 'silent' }
    const toile = await openToile(readSettings({ ...settings, ...own }))
    const close = async () => {
      // A call that was broken off would otherwise keep its connection open for a minute.
      toile.api?.app.server.closeAllConnections()
      await toile.close()
      await after()
    }
    if (!toile.api) throw new Error('The studio answers no calls.')
    try {
      if (!toile.api.server.settings.sample)
        throw new Mistake('This installation has no sample account: name the studio with --server and --token.')
      await openSampleAccount(toile.api.server)
      const address = `http://127.0.0.1:${new URL(toile.api.address).port}`
      return { address, token: await openSampleToken(toile.api.server), close }
    } catch (error) {
      await close()
      throw error
    }
  } catch (error) {
    await after()
    throw error
  }
}
