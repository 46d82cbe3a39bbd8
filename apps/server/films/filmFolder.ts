import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refuseWhenFull } from '../host/files/storageFull.ts'

/** The frames of a film that is being made, and its files, in a folder of their own; what lies there when its maker is killed is there for the next one. */
export interface FilmFolder {
  /** The frames that are there. */
  kept: ReadonlySet<number>
  /** Whole or not at all. */
  put(frame: number, png: Uint8Array): Promise<void>
  read(frame: number): Promise<Buffer>
  /** Where a file of the film is written. */
  pathOf(name: string): string
}

const frameName = /^(\d{6})\.png$/
const nameOf = (frame: number) => `${`${frame}`.padStart(6, '0')}.png`

/** Opens the folder of a film, which is made where it is not there. */
export async function openFilmFolder(folder: string): Promise<FilmFolder> {
  await refuseWhenFull(() => mkdir(folder, { recursive: true, mode: 0o700 }))
  const names = await readdir(folder)
  const kept = new Set(names.flatMap((name) => frameName.exec(name)?.slice(1) ?? []).map(Number))
  const pathOf = (name: string) => join(folder, name)
  return {
    kept,
    async put(frame, png) {
      const path = pathOf(nameOf(frame))
      await refuseWhenFull(async () => {
        await writeFile(`${path}.new`, png)
        await rename(`${path}.new`, path)
      })
    },
    read: (frame) => readFile(pathOf(nameOf(frame))),
    pathOf,
  }
}

/** Takes a folder of films away. */
export const dropFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })
