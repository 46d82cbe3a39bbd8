import { createHash } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { documents } from '../packages/fashion/documents.ts'
import { samples } from '../packages/fashion/migrating/testing/samples.ts'

const folder = join(import.meta.dirname, '../packages/fashion/migrating/samples')
const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } })
if (values.help) {
  console.log('npm run samples: keeps documents of each kind in its present version, where none are kept yet.')
  process.exit()
}
for (const { id, version } of documents) {
  const own = join(folder, id)
  await mkdir(own, { recursive: true })
  const kept = await readdir(own)
  if (kept.some((name) => name.startsWith(`v${version}-`))) continue
  for (const document of samples[id]()) {
    const text = JSON.stringify(document)
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
    await writeFile(join(own, `v${version}-${hash}.json`), text)
  }
  console.log(`${id}: version ${version} is kept`)
}
