import { createCanvas } from '@napi-rs/canvas'
import { contract } from '@toile/contract/index.ts'
import { tasks as kinds, type Task, type TaskKind, type TaskOutput } from '@toile/contract/tasks.ts'
import { sureFirst } from '@toile/geometry'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { endedTask } from '../../testing/endedTask.ts'
import { openSignedIn } from '../../testing/openSignedIn.ts'

const { files, pictures } = contract
const { caller } = await openSignedIn()

const upload = async (name: string, bytes: Uint8Array) =>
  ((await caller.upload('print', name, bytes)).data as { picture: { id: string } }).picture.id

const ended = (taskId: string) => endedTask(caller, taskId)

const outputOf = <K extends TaskKind>(kind: K, task: Task): TaskOutput<K> => {
  expect(task.message).toBe('')
  return kinds[kind].gives.parse(task.output) as TaskOutput<K>
}

/** A red disc on cream, larger than the engine works at. */
function disc(width = 900): Buffer {
  const canvas = createCanvas(width, width * 0.8)
  const context = canvas.getContext('2d')
  context.fillStyle = '#f1ead8'
  context.fillRect(0, 0, width, width)
  context.fillStyle = '#b3402e'
  context.beginPath()
  context.arc(width * 0.55, width * 0.4, width * 0.25, 0, 7)
  context.fill()
  return canvas.toBuffer('image/png')
}

const plain = (channels: 3 | 4, side = 64) =>
  sharp({ create: { width: side, height: side, channels, background: { r: 200, g: 200, b: 200, alpha: 0 } } })

describe('pictures made of pictures', () => {
  it('[S2.52] a thing is cut out and kept as a picture of its own, however often it is asked for', async () => {
    const fileId = await upload('disc.png', disc())
    const { taskId, cost } = await caller.call(pictures.cutOut, { fileId }, { key: 'cut-once' })
    expect(await caller.call(pictures.cutOut, { fileId }, { key: 'cut-once' })).toMatchObject({ taskId })
    expect(cost).toBe(0)
    const cut = outputOf('cutOut', await ended(taskId))
    expect(cut).toMatchObject({ asks: false, parts: 1 })
    expect(Math.abs(cut.box.width - 450)).toBeLessThan(8)
    const picture = sureFirst(await caller.call(files.read, { ids: [cut.fileId] }))
    const bytes = Buffer.from(await (await caller.get(picture.url)).arrayBuffer())
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect(info.channels).toBe(4)
    expect(data[3]).toBe(0)
    expect(data[(Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4 + 3]).toBe(255)
  })

  it('[S2.52] a check becomes one whole repeat, and motifs and palette are found', async () => {
    const [check, one] = [createCanvas(240, 240), disc(400)]
    const context = check.getContext('2d')
    for (let i = 0; i < 36; i++) {
      context.fillStyle = (i + Math.floor(i / 6)) % 2 ? '#27406b' : '#e9e2d0'
      context.fillRect((i % 6) * 40, Math.floor(i / 6) * 40, 40, 40)
    }
    const fileId = await upload('check.png', check.toBuffer('image/png'))
    const tile = outputOf('makeTile', await ended((await caller.call(pictures.makeTile, { fileId })).taskId))
    expect(tile).toMatchObject({ period: { across: 80, down: 80 }, warning: false })
    const palette = await caller.call(files.palette, { fileId })
    expect(palette.map(({ share }) => share.toFixed(1))).toEqual(['0.5', '0.5'])
    const discId = await upload('one.png', one)
    const found = outputOf(
      'findMotifs',
      await ended((await caller.call(pictures.findMotifs, { fileId: discId })).taskId),
    )
    expect(found.motifs).toHaveLength(1)
    expect(found.motifs[0]?.colors[0]?.color.r).toBeGreaterThan(150)
    const none = outputOf('findMotifs', await ended((await caller.call(pictures.findMotifs, { fileId })).taskId))
    expect(none).toEqual({ motifs: [], texture: true })
  })

  it('[S2.52] a picture with nothing in it is refused with a sentence, and an odd one is taken or asks', async () => {
    const empty = await upload('clear.png', await plain(4).png().toBuffer())
    for (const call of [pictures.cutOut, pictures.makeTile]) {
      const task = await ended((await caller.call(call, { fileId: empty })).taskId)
      expect(task.status).toBe('failed')
      expect(task.message).toMatch(/^Nothing stands out in this picture/)
    }
    const print = await upload('press.jpg', await sharp(disc(300)).toColourspace('cmyk').jpeg().toBuffer())
    const cut = outputOf('cutOut', await ended((await caller.call(pictures.cutOut, { fileId: print })).taskId))
    expect(Math.abs(cut.box.width - 150)).toBeLessThan(8)
    const tiny = await upload('tiny.png', await plain(3, 8).png().toBuffer())
    const small = await ended((await caller.call(pictures.makeTile, { fileId: tiny })).taskId)
    expect(small.message).toBe('The picture is too small; it needs at least 16 pixels a side')
    expect(
      (await caller.ask(pictures.cutOut, { fileId: empty, box: { x: 0, y: 0, width: 0, height: 4 } })).errCode,
    ).toBe(1)
  })
})
