import { contract } from '@toile/contract/index.ts'
import { sure, sureFirst } from '@toile/geometry'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openSignedIn } from '../../testing/openSignedIn.ts'
import { orderedFile } from '../../testing/orderedFile.ts'
import { plainDesign } from '../../testing/things.ts'

const { designs, projects } = contract
const { toile, caller } = await openSignedIn()

/** Upright stripes, black and white in turn. */
async function stripes(count: number): Promise<Buffer> {
  const side = 480
  const raw = Buffer.alloc(side * side * 3)
  for (let i = 0; i < side * side; i++)
    raw.fill(Math.floor(((i % side) / side) * count * 2) % 2 ? 255 : 0, i * 3, i * 3 + 3)
  return sharp(raw, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
}

describe('a print that was uploaded', () => {
  it('[S3.25] is worn as fine as it was sent: forty stripes on half a metre are forty stripes', async () => {
    const { data } = await caller.upload('print', 'stripes.png', await stripes(40))
    const { id: fileId } = (data as { picture: { id: string } }).picture
    const { rows } = await toile.database.pool.query<{ hash: string }>('select hash from file where id = $1', [fileId])
    const plain = plainDesign({ style: 'realistic' })
    const print = {
      source: { kind: 'picture' as const, hash: sure(rows[0]).hash },
      mode: 'overall' as const,
      repeat: 'straight' as const,
      width: 500,
      x: 0,
      y: 0,
      angle: 0,
      opacity: 1,
    }
    const { id: projectId } = await caller.call(projects.createProject, { name: 'Harbour' })
    const document = { ...plain, garments: [{ ...sureFirst(plain.garments), print }] }
    const look = await caller.call(designs.importDesign, { projectId, document })
    const file = { scene: 'look', width: 1024 }
    const { bytes } = await orderedFile(caller, designs.exportLook, { id: look.id, file })
    const chest = { left: 432, top: 400, width: 160, height: 40 }
    const strip = await sharp(bytes).extract(chest).greyscale().raw().toBuffer()
    // A row across the chest goes from dark to light and back as often as stripes lie on it.
    const row = [...strip.subarray(20 * chest.width, 21 * chest.width)]
    const turns = row.filter((value, i) => i > 0 && value > 128 !== sure(row[i - 1]) > 128).length
    expect(turns).toBeGreaterThan(16)
  })
})
