import { randomInt } from 'node:crypto'
import type { Contract } from '@toile/contract/index.ts'
import type { TaskInput } from '@toile/contract/tasks.ts'
import { limits } from '@toile/fashion/limits.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { hasLayout } from '@toile/fashion/slogans/composeKind.ts'
import { plainText } from '@toile/fashion/slogans/plainText.ts'
import { checkSlogan } from '@toile/fashion/slogans/slogan.ts'
import { checkLetters } from '../../content/letters/checkLetters.ts'
import { lettersAddress } from '../../content/letters/lettersRoute.ts'
import { aside } from '../../host/aside/aside.ts'
import type { Handlers } from '../../host/http/context.ts'
import { positionOf } from '../../host/queue/queue.ts'

const tooHeavy = () => refuse('studioBusy')

const mimes = { png: 'image/png', webp: 'image/webp', svg: 'image/svg+xml' } as const

export const slogans: Handlers<Contract['slogans']> = {
  generateLettering: {
    async apart({ text: written, layout, seed, ...asked }, { server, keep, identity, language }) {
      const text = written.trim()
      if (text === '') throw refuse('sloganTextNeeded')
      if (layout && !hasLayout(asked.kind, layout)) throw refuse('fieldForm', { field: 'layout' })
      await checkLetters([plainText(text, language)])
      const input: TaskInput<'generateLettering'> = {
        ...asked,
        text,
        layout,
        language,
        seed: seed ?? randomInt(0x7fffffff),
      }
      const cost = limits.makingCredits.lettering
      const order = {
        ownerId: identity.id,
        kind: 'generateLettering',
        input,
        cost,
        results: input.count,
        priority: 2,
      } as const
      return keep(async (tx) => {
        const task = await server.queue.enqueue(tx, order)
        return { taskId: task.id, position: await positionOf(tx, task), cost }
      })
    },
  },

  findLetters: {
    async apart({ texts }) {
      const { files, missing } = await aside('findLetters', texts, tooHeavy)
      return { files: files.map((file) => ({ ...file, url: lettersAddress(file.name) })), missing }
    },
  },

  drawSlogan: {
    async apart({ document, format, width }) {
      checkSlogan(document)
      const bytes = await aside('drawSlogan', { document, format, width }, tooHeavy)
      return { bytes, mime: mimes[format], name: `${document.kind}.${format}` }
    },
  },
}
