import { randomInt } from 'node:crypto'
import type { Contract } from '@toile/contract/index.ts'
import { hasLayout } from '@toile/craft/slogans/composeKind.ts'
import { plainText } from '@toile/craft/slogans/plainText.ts'
import { checkSlogan } from '@toile/craft/slogans/slogan.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { aside } from '../../host/aside/aside.ts'
import type { Handlers } from '../../host/http/context.ts'
import { orderTask } from '../../host/orderTask.ts'
import { checkLetters } from '../../pictures/letters/checkLetters.ts'
import { lettersAddress } from '../../pictures/letters/lettersRoute.ts'

const mimes = { png: 'image/png', webp: 'image/webp', svg: 'image/svg+xml' } as const

export const slogans: Handlers<Contract['slogans']> = {
  generateLettering: {
    async apart({ text: written, layout, seed, ...asked }, { server, keep, identity, language }) {
      const text = written.trim()
      if (text === '') throw refuse('sloganTextNeeded')
      if (layout && !hasLayout(asked.kind, layout)) throw refuse('fieldForm', { field: 'layout' })
      await checkLetters([plainText(text, language)])
      const input = { ...asked, text, layout, language, seed: seed ?? randomInt(0x7fffffff) }
      return keep((tx) => orderTask({ server, identity, tx }, 'generateLettering', input))
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
