import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { extract, pack } from 'tar-stream'
import { manifestName, WrongBackup } from './manifest.ts'

async function add(archive: ReturnType<typeof pack>, folder: string, name: string) {
  const path = join(folder, name)
  const { size } = await stat(path)
  await pipeline(createReadStream(path), archive.entry({ name: name.split(sep).join('/'), size }))
}

/** Packs the folder of a backup into one file, the manifest last. */
export async function packBackup(folder: string, file: string, signal: AbortSignal): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  const archive = pack()
  const written = pipeline(archive, createWriteStream(file, { mode: 0o600 }), { signal })
  written.catch(() => undefined)
  for (const name of names.filter((one) => one !== manifestName).sort()) await add(archive, folder, name)
  await add(archive, folder, manifestName)
  archive.finalize()
  await written
}

/** Unpacks the file of a backup into a folder; a name that leads out of it is refused. */
export async function unpackBackup(file: string, folder: string, signal: AbortSignal): Promise<void> {
  const archive = extract()
  const reading = pipeline(createReadStream(file), archive, { signal })
  reading.catch(() => undefined)
  try {
    for await (const entry of archive) {
      const path = resolve(folder, entry.header.name)
      if (!path.startsWith(folder + sep)) throw new WrongBackup(`${file} is no backup of Toile.`)
      await mkdir(dirname(path), { recursive: true })
      await pipeline(entry, createWriteStream(path))
    }
    await reading
  } catch (error) {
    if (error instanceof WrongBackup || signal.aborted) throw error
    throw new WrongBackup(`${file} is no backup, or one that was interrupted.`, { cause: error })
  }
}
