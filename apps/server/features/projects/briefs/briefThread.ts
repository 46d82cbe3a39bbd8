import { parentPort } from 'node:worker_threads'
import { fromHex } from '@toile/fashion/colors/color.ts'
import { type BriefReading, readBrief } from '@toile/fashion/briefs/readBrief.ts'
import type { LanguageId } from '@toile/fashion/languages/index.ts'
import { Refusal, type RefusalCode } from '@toile/fashion/refusals.ts'
import { openColorCodes } from '../../../content/colorCodes.ts'
import { type BriefWords, wordsOf } from './wordsOf.ts'

/** What the thread of a brief is given. */
export interface BriefOrder {
  /** The file, or the words when they were read before. */
  from: { bytes: Uint8Array } | { words: string }
  language: LanguageId
}

/** What it answers. */
export type BriefAnswer = { read: BriefWords; reading: BriefReading } | { refused: RefusalCode }

async function answer({ from, language }: BriefOrder): Promise<BriefAnswer> {
  try {
    const read = 'words' in from ? { kind: 'text' as const, words: from.words } : await wordsOf(Buffer.from(from.bytes))
    const codes = await openColorCodes()
    const find = (code: string) => {
      const found = codes.read(code)
      return typeof found === 'string' ? null : found.color
    }
    return { read, reading: readBrief(read.words, language, (code) => fromHex(code) ?? find(code)) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.code }
    throw error
  }
}

parentPort?.on('message', (order: BriefOrder) => {
  // What is thrown here ends the thread, and the asking side says so.
  void answer(order).then((told) => parentPort?.postMessage(told))
})
