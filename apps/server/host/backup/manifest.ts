import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** The form that backups are written in; a change of the form raises it. */
export const backupForm = 1
export const manifestName = 'manifest.json'

const count = z.number().int().nonnegative()

/** What a backup holds, with what it is checked by. It is written last: without it a backup is not whole. */
export const manifestSchema = z.object({
  form: z.literal(backupForm),
  made: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: count,
      bytes: count,
      /** Of all rows, whatever their order. */
      checksum: z.string(),
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string(), called: z.boolean() })),
  files: z.array(z.object({ name: z.string(), bytes: count, checksum: z.string() })),
})
export type Manifest = z.output<typeof manifestSchema>
export type BackupTable = Manifest['tables'][number]

/** Where a table's rows lie in a backup. */
export const tablePath = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>) => `tables/${schema}.${name}.copy`

/** Where a stored file lies in a backup. */
export const filePath = (name: string) => `files/${name}`

/** Something about a backup that whoever made or restores it can put right. */
export class WrongBackup extends Error {
  override name = 'WrongBackup'
}

/** Reads the manifest of an unpacked backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new WrongBackup(`${folder} is no backup, or one that was interrupted: it has no ${manifestName}.`)
  })
  const read = manifestSchema.safeParse(JSON.parse(text))
  if (!read.success)
    throw new WrongBackup(`The ${manifestName} of this backup cannot be read by this version of Toile.`)
  return read.data
}
