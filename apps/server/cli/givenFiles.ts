import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { Mistake } from './mistake.ts'

/** A path as it was typed: npm runs a command in the project's folder and tells where the person stood. */
export const placeOf = (path: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), path)

/** A file that a person named. */
export interface GivenFile {
  /** As it was typed. */
  path: string
  bytes: Buffer
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Reads files that a person named. */
export const readGiven = (paths: readonly string[]): Promise<GivenFile[]> =>
  Promise.all(
    paths.map(async (path) => {
      try {
        return { path, bytes: await readFile(placeOf(path)) }
      } catch (error) {
        const why =
          { ENOENT: 'does not exist', EISDIR: 'is a folder, not a picture' }[codeOf(error)] ?? 'cannot be read'
        throw new Mistake(`${path} ${why}.`)
      }
    }),
  )

/** Writes a file where a person wants it; what cannot be written is a mistake. */
export async function writeAt(path: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(placeOf(path), content)
  } catch {
    throw new Mistake(`${path} cannot be written to.`)
  }
}

/** A folder that is filled beside its place and appears there whole, or not at all. */
export interface OutFolder {
  write(name: string, bytes: Uint8Array | string): Promise<void>
  /** Puts everything in its place. */
  keep(): Promise<void>
  /** Takes away what was not kept. */
  discard(): Promise<void>
}

/** Opens a folder to write into; one that cannot be written is a mistake at once. */
export async function openOutFolder(path: string): Promise<OutFolder> {
  const target = placeOf(path)
  const there = await stat(target).catch(() => null)
  if (there && !there.isDirectory()) throw new Mistake(`${path} is a file; --out needs a folder.`)
  // Inside the folder where there is one, so that a file moves within one file system.
  const parent = there ? target : dirname(target)
  const folder = join(parent, `.${basename(target)}-${randomBytes(4).toString('hex')}`)
  let made: string | undefined
  try {
    made = await mkdir(parent, { recursive: true })
    await mkdir(folder)
  } catch {
    if (made) await rm(made, { recursive: true, force: true })
    throw new Mistake(`${path} cannot be written to.`)
  }
  const names: string[] = []
  let kept = false
  return {
    async write(name, bytes) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), bytes)
      names.push(name)
    },
    async keep() {
      if (there) {
        for (const name of names) {
          await mkdir(dirname(join(target, name)), { recursive: true })
          await rename(join(folder, name), join(target, name))
        }
        await rm(folder, { recursive: true })
      } else {
        await chmod(folder, 0o777 & ~process.umask())
        await rename(folder, target)
      }
      kept = true
    },
    async discard() {
      if (!kept) await rm(made ?? folder, { recursive: true, force: true })
    },
  }
}
