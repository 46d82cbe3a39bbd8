import { language, tagOf } from './index.ts'

/** Names in one sentence, joined as the language in use joins them: A, B and C; A、B、C. */
export const listOf = (names: readonly string[]): string => new Intl.ListFormat(tagOf(language())).format(names)
