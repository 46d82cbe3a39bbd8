import type { Contract } from '@toile/contract/index.ts'
import { labelOf } from '@toile/craft/words/concepts.ts'
import { readWishes } from '@toile/craft/words/readWishes.ts'
import type { Handlers } from '../../host/http/context.ts'

export const words: Handlers<Contract['words']> = {
  async read({ text, language }, context) {
    const reading = readWishes(text, language ?? context.language)
    const wishes = reading.wishes.map((wish) => ({
      ...wish,
      label: labelOf(wish.id, context.language),
      ofLabel: wish.of && labelOf(wish.of, context.language),
    }))
    return { ...reading, wishes }
  },
}
