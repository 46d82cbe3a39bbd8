import { fromHex } from '@toile/craft/colors/color.ts'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { type BriefReading, readBrief } from '@toile/studio/briefs/readBrief.ts'
import { openColorCodes } from '../colorCodes.ts'
import { type BriefWords, wordsOf } from './wordsOf.ts'

/** A brief to be read: the file, or its words when they were read before. */
export interface BriefOrder {
  from: { bytes: Buffer } | { words: string }
  language: LanguageId
}

/** The words of a brief and what they ask for. */
export async function run({ from, language }: BriefOrder): Promise<{ read: BriefWords; reading: BriefReading }> {
  const read = 'words' in from ? { kind: 'text' as const, words: from.words } : await wordsOf(from.bytes)
  const codes = await openColorCodes()
  const find = (code: string) => {
    const found = codes.read(code)
    return typeof found === 'string' ? null : found.color
  }
  return { read, reading: readBrief(read.words, language, (code) => fromHex(code) ?? find(code)) }
}
