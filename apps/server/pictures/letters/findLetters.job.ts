import { plainText } from '@toile/craft/slogans/plainText.ts'
import type { TextItem } from '@toile/craft/slogans/slogan.ts'
import type { FontFile } from '@toile/picture/lettering/letters.ts'
import { missingLetters } from '@toile/picture/lettering/missingLetters.ts'
import { openServerLetters, shelf } from './shelf.ts'

type Asked = Pick<TextItem, 'font' | 'weight' | 'text' | 'language'>

/** The font files that texts need, and the letters that no font has. */
export async function run(texts: readonly Asked[]): Promise<{ files: readonly FontFile[]; missing: string[] }> {
  const items = texts.map((text) => ({ ...plainText(text.text, text.language), ...text }))
  const letters = await openServerLetters()
  await letters.ready(items)
  return { files: await shelf.find(texts), missing: missingLetters(items, letters) }
}
