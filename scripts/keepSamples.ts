import { createHash } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documents } from '@toile/studio/documents.ts'
import { samples } from '@toile/studio/migrating/testing/samples.ts'
import { readWords } from './readWords.ts'

const folder = join(import.meta.dirname, '../packages/studio/migrating/samples')
const usage = `npm run samples

Keeps documents of each kind in its present version, where none are kept yet.`

/** Writes the samples of one kind, unless its present version has some. */
async function keep({ id, version }: (typeof documents)[number]): Promise<void> {
  const own = join(folder, id)
  await mkdir(own, { recursive: true })
  const kept = await readdir(own)
  if (kept.some((name) => name.startsWith(`v${version}-`))) return
  for (const document of samples[id]()) {
    const text = JSON.stringify(document)
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
    await writeFile(join(own, `v${version}-${hash}.json`), text)
  }
  process.stdout.write(`${id}: version ${version} is kept\n`)
}

if (readWords(process.argv.slice(2), { usage, options: {} })) for (const document of documents) await keep(document)
