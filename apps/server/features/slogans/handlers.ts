import { randomInt } from 'node:crypto'
import type { Contract } from '@toile/contract/index.ts'
import type { TaskInput } from '@toile/contract/tasks.ts'
import { limits } from '@toile/fashion/limits.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { hasLayout } from '@toile/fashion/slogans/composeKind.ts'
import { plainText } from '@toile/fashion/slogans/plainText.ts'
import { checkSlogan, textsOf } from '@toile/fashion/slogans/slogan.ts'
import { drawSlogan } from '@toile/picture/lettering/drawSlogan.ts'
import { svgSlogan } from '@toile/picture/lettering/svgSlogan.ts'
import sharp from 'sharp'
import { readyLetters } from '../../content/letters/readyLetters.ts'
import { lettersAddress } from '../../content/letters/lettersRoute.ts'
import { openServerLetters, shelf } from '../../content/letters/shelf.ts'
import { openServerHost } from '../../host/canvas.ts'
import { missingLetters } from '@toile/picture/lettering/missingLetters.ts'
import type { Handlers } from '../../host/http/context.ts'
import { positionOf } from '../../host/queue/queue.ts'

const mimes = { png: 'image/png', webp: 'image/webp', svg: 'image/svg+xml' } as const

export const slogans: Handlers<Contract['slogans']> = {
  async generateLettering({ text: written, layout, seed, ...asked }, { server, tx, identity, language }) {
    const text = written.trim()
    if (text === '') throw refuse('sloganTextNeeded')
    if (layout && !hasLayout(asked.kind, layout)) throw refuse('fieldForm', { field: 'layout' })
    await readyLetters([plainText(text, language)])
    const input: TaskInput<'generateLettering'> = {
      ...asked,
      text,
      layout,
      language,
      seed: seed ?? randomInt(0x7fffffff),
    }
    const cost = limits.makingCredits.lettering
    const order = { ownerId: identity.id, kind: 'generateLettering', input, cost, priority: 2 } as const
    const task = await server.queue.enqueue(tx, order)
    return { taskId: task.id, position: await positionOf(tx, task), cost }
  },

  async findLetters({ texts }) {
    const items = texts.map((text) => ({ ...plainText(text.text, text.language), ...text }))
    const files = await shelf.find(texts)
    const letters = await openServerLetters()
    await letters.ready(items)
    return {
      files: files.map((file) => ({ ...file, url: lettersAddress(file.name) })),
      missing: missingLetters(items, letters),
    }
  },

  async drawSlogan({ document, format, width }) {
    checkSlogan(document)
    const letters = await readyLetters(textsOf(document))
    const name = `${document.kind}.${format}`
    if (format === 'svg') return { bytes: Buffer.from(svgSlogan(document, letters)), mime: mimes.svg, name }
    const pixels = drawSlogan(openServerHost(), document, letters, Math.min(width, limits.pixels) / document.width)
    const { rgba, ...size } = pixels
    const raw = { ...size, channels: 4 as const }
    const picture = sharp(Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength), { raw })
    const bytes = await (format === 'png' ? picture.png() : picture.webp({ lossless: true })).toBuffer()
    return { bytes, mime: mimes[format], name }
  },
}
