import { randomInt } from 'node:crypto'
import { slogans as calls } from '@toile/contract/features/slogans.ts'
import type { Contract } from '@toile/contract/index.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { hasLayout } from '@toile/fashion/slogans/composeKind.ts'
import { plainText } from '@toile/fashion/slogans/plainText.ts'
import { checkSlogan } from '@toile/fashion/slogans/slogan.ts'
import { checkLetters } from '../../content/letters/checkLetters.ts'
import { lettersAddress } from '../../content/letters/lettersRoute.ts'
import { orderTask } from '../../content/orderTask.ts'
import { aside } from '../../host/aside/aside.ts'
import type { Handlers } from '../../host/http/context.ts'

const mimes = { png: 'image/png', webp: 'image/webp', svg: 'image/svg+xml' } as const

export const slogans: Handlers<Contract['slogans']> = {
  generateLettering: {
    async apart({ text: written, layout, seed, ...asked }, { server, keep, identity, language }) {
      const text = written.trim()
      if (text === '') throw refuse('sloganTextNeeded')
      if (layout && !hasLayout(asked.kind, layout)) throw refuse('fieldForm', { field: 'layout' })
      await checkLetters([plainText(text, language)])
      const input = { ...asked, text, layout, language, seed: seed ?? randomInt(0x7fffffff) }
      const terms = { cost: calls.generateLettering.costs(input), results: input.count }
      return keep((tx) => orderTask({ server, identity, tx }, 'generateLettering', input, terms))
    },
  },

  findLetters: {
    async apart({ texts }) {
      const { files, missing } = await aside('findLetters', texts)
      return { files: files.map((file) => ({ ...file, url: lettersAddress(file.name) })), missing }
    },
  },

  drawSlogan: {
    async apart({ document, format, width }) {
      checkSlogan(document)
      const bytes = await aside('drawSlogan', { document, format, width })
      return { bytes, mime: mimes[format], name: `${document.kind}.${format}` }
    },
  },
}
