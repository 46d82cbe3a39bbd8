import { contract } from '@toile/contract/index.ts'
import { findPrint } from '@toile/craft/prints/index.ts'
import type { PrintDocument } from '@toile/craft/prints/printDocument.ts'
import { limits } from '@toile/rules/limits.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { endedTask } from '../../testing/endedTask.ts'
import { openSignedIn } from '../../testing/openSignedIn.ts'

const { elements, files, prints } = contract
const { caller } = await openSignedIn()

const dots: PrintDocument = {
  kind: 'print',
  version: 1,
  source: { kind: 'construction', print: 'polkaDot', colors: [...(findPrint('polkaDot')?.colorway ?? [])], seed: 1 },
  repeat: 'halfDrop',
  width: 64,
}

const ended = (taskId: string) => endedTask(caller, taskId)

describe('[S5.19] enlarging prints', () => {
  it('draws a made print again with the longer side asked for, and charges for it', async () => {
    const made = await caller.call(elements.keep, { name: 'Dots', document: dots })
    const queued = await caller.call(prints.upscaleElement, { elementId: made.id, side: 1600 })
    expect(queued.cost).toBe(limits.upscaling.credits)
    const task = await ended(queued.taskId)
    expect(task.status).toBe('succeeded')
    const { fileId } = task.output as { fileId: string }
    const [picture] = await caller.call(files.read, { ids: [fileId] })
    expect(picture).toMatchObject({ width: 1600, height: 800 })
  })
  it('refuses more than 2048 pixels a side, and what is no print', async () => {
    const made = await caller.call(elements.keep, { name: 'Dots', document: dots })
    const tooLarge = await caller.ask(prints.upscaleElement, { elementId: made.id, side: 2049 })
    expect(tooLarge.errMsg).toContain('2048')
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
    const sketch = (await caller.upload('sketch', 'a.png', picture)).data as { picture: { id: string } }
    const refused = await caller.ask(prints.upscaleFile, { fileId: sketch.picture.id, side: 512 })
    expect(refused.errMsg).toBe('Only prints can be enlarged')
  })
})
