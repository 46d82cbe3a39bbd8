import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lookFileSchema } from '@toile/contract/lookFile.ts'
import { designSchema } from '@toile/craft/designs/design.ts'
import { readOrder } from '@toile/picture/scenes/readOrder.ts'
import { writeLookFile } from '../../apps/server/features/designs/writeLookFile.ts'
import { openThread } from '../../apps/server/pictures/drawing/openThread.ts'
import { standAsWorker } from './browserShapes.ts'

// Draws a scene by the worker of the window, by a thread of the server and as an export, and says what came of it.
const [scene = '', folder = ''] = process.argv.slice(2)
const design = designSchema.parse(JSON.parse(await readFile(join(folder, 'look.json'), 'utf8')))
const read = readOrder({ scene, of: { design } })
if (read?.gives !== 'pixels') throw new Error(`${scene} cannot be ordered.`)

const thread = openThread()
await writeFile(join(folder, 'thread.png'), await thread.draw({ picture: { ...read.order, form: 'png' } }))
await thread.close()

const file = await writeLookFile(lookFileSchema.parse({ scene, width: 128 }), design, { pictures: {}, pieces: {} })
await writeFile(join(folder, 'export.png'), file.bytes)

const ask = standAsWorker()
await import('../../apps/web/shared/drawing/drawing.worker.ts')
const drawn = await ask({ id: 1, act: 'draw', given: read.order })
const offered = await ask({ id: 2, act: 'menu' })
process.stdout.write(JSON.stringify({ drawn, offered, name: file.name }))
