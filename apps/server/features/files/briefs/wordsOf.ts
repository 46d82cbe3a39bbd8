import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { decodeText } from '@toile/studio/briefs/decodeText.ts'
import JSZip from 'jszip'
import mammoth from 'mammoth'
import { getDocumentProxy } from 'unpdf'
import { kindOfBrief } from './kindOfBrief.ts'
import { openParts } from './openParts.ts'

/** The words of a brief and what kind of file they came in. */
export interface BriefWords {
  kind: 'text' | 'pdf' | 'word'
  words: string
}

/** Lines end alike, what no eye sees is left out, and no more is kept than is read. */
const tidy = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]|[\ufeff\u200b]/gu, ' ')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .slice(0, limits.brief.letters)
    .trim()

async function wordsOfPdf(bytes: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch((error: unknown) => {
    throw refuse(error instanceof Error && error.name === 'PasswordException' ? 'briefLocked' : 'briefDamaged')
  })
  const pages: string[] = []
  for (let page = 1, letters = 0; page <= Math.min(pdf.numPages, limits.brief.pages); page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    letters += text.length
    pages.push(text)
    if (letters > limits.brief.letters) break
  }
  const words = tidy(pages.join('\n\n'))
  if (!/\p{L}/u.test(words)) throw refuse('briefScanned')
  return words
}

async function wordsOfWord(bytes: Buffer): Promise<string> {
  const safe = new JSZip()
  for (const [name, part] of openParts(bytes)) safe.file(name, part)
  const { value } = await mammoth
    .extractRawText({ buffer: await safe.generateAsync({ type: 'nodebuffer', compression: 'STORE' }) })
    .catch(() => {
      throw refuse('briefDamaged')
    })
  return tidy(value.replace(/\n\n/g, '\n'))
}

/** The words of a brief, whatever kind of file its content says it is (requirement S5.05). */
export async function wordsOf(bytes: Buffer): Promise<BriefWords> {
  if (bytes.length === 0) throw refuse('briefEmpty')
  const kind = kindOfBrief(bytes)
  if (kind === 'oldWord')
    throw refuse(bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'briefLocked' : 'briefOldWord')
  if (kind === 'unknown') throw refuse('briefKind')
  const words = kind === 'pdf' ? await wordsOfPdf(bytes) : kind === 'word' ? await wordsOfWord(bytes) : null
  if (words !== null) {
    if (words === '') throw refuse('briefEmpty')
    return { kind: kind === 'pdf' ? 'pdf' : 'word', words }
  }
  const text = decodeText(bytes)
  if (text === null) throw refuse('briefKind')
  const read = tidy(text)
  if (read === '') throw refuse('briefEmpty')
  return { kind: 'text', words: read }
}
