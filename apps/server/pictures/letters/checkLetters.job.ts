import type { TextItem } from '@toile/craft/slogans/slogan.ts'
import { readyLetters } from './readyLetters.ts'

/** Opens the fonts that texts need; refuses texts with letters that none has. */
export async function run(items: readonly TextItem[]): Promise<void> {
  await readyLetters(items)
}
