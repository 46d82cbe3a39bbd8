import { accessSync, chownSync, constants, lstatSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Whom PostgreSQL runs as: it refuses to run as root, so root runs it as "nobody"; anybody else runs it as oneself. */
export type Account = Readonly<{ uid: number; gid: number }> | undefined

const nobody = 65534

export const databaseAccount = (): Account => (process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : undefined)

/** Makes a folder that only the account may enter. */
export function makeOwnFolder(folder: string, account: Account) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const owner = account?.uid ?? process.getuid?.()
  const found = lstatSync(folder)
  if (account && found.uid !== account.uid && found.uid === process.getuid?.())
    chownSync(folder, account.uid, account.gid)
  else if (!found.isDirectory() || (owner !== undefined && found.uid !== owner)) {
    throw new Error(`${folder} belongs to somebody else; the embedded database cannot use it.`)
  }
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
}

/** Whether the account may pass through every folder on the way. */
export function reaches(account: Account, folder: string): boolean {
  if (!account) return true
  for (let at = dirname(folder); ; at = dirname(at)) {
    const found = statSync(at)
    const bits = found.uid === account.uid ? 0o100 : found.gid === account.gid ? 0o010 : 0o001
    if ((found.mode & bits) === 0) return false
    if (at === dirname(at)) return true
  }
}
