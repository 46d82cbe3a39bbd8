import { randomBytes } from 'node:crypto'
import { contract } from '@toile/contract/index.ts'
import { readBriefSchema } from '@toile/contract/project/brief.ts'
import { limits } from '@toile/rules/limits.ts'
import { type RefusalCode, refusals } from '@toile/rules/refusals.ts'
import JSZip from 'jszip'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { lockedPdf, nestedWord, pdfBomb, wordOf, zipBomb } from '../../../testing/hostile/briefs.ts'
import { openSignedIn } from '../../../testing/openSignedIn.ts'
import { openRole } from '../../../testing/people.ts'
import { sendFile } from '../../../testing/sendFile.ts'

const { projects } = contract
const { toile, caller } = await openSignedIn({ TOILE_ROLE: 'api' })

const lines = ['Harbour SS27', 'Womenswear: a navy linen dress and an ivory shirt.', 'Clay #aa3311', 'No zips.']
const send = (name: string, bytes: Uint8Array, lang = 'en') =>
  sendFile(caller, projects.readBrief, { name, bytes, lang })
async function read(name: string, bytes: Uint8Array, lang = 'en') {
  const answer = await send(name, bytes, lang)
  expect(answer.errMsg).toBe('')
  return readBriefSchema.parse(answer.data)
}

async function pdfOf(text: readonly string[]) {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage()
  text.forEach((line, i) => page.drawText(line, { x: 50, y: 700 - i * 20, size: 12, font }))
  if (text.length === 0) page.drawRectangle({ x: 20, y: 20, width: 300, height: 400 })
  return pdf.save()
}

describe('a brief', () => {
  it.each([
    ['text', 'brief.txt', async () => Buffer.from(lines.join('\n\n'))],
    ['markdown', 'brief.md', async () => Buffer.from(`# ${lines.join('\n\n')}`)],
    ['text', 'brief.txt', async () => Buffer.from(`\ufeff${lines.join('\n\n')}`, 'utf16le')],
    ['pdf', 'brief.pdf', () => pdfOf(lines)],
    ['word', 'brief.docx', () => wordOf(lines)],
    ['pdf', 'really-a-pdf.txt', () => pdfOf(lines)],
    ['word', 'really-word.pdf', () => wordOf(lines)],
  ] as const)('[S5.05] as %s in %s is read for words and colours by its content', async (kind, name, make) => {
    const found = await read(name, await make())
    expect(found).toMatchObject({ kind, name, title: 'Harbour SS27', gender: 'female', ageGroup: 'adult' })
    expect(found.positions).toEqual(expect.arrayContaining(['dress', 'shirt']))
    expect(found.colors.map((one) => one.name)).toEqual(['navy', 'ivory', 'Clay'])
    expect(found.wishes.map(({ id, not }) => `${not ? '!' : ''}${id}`)).toEqual(
      expect.arrayContaining(['linen', 'dress', 'shirt', '!zip']),
    )
  })

  it('[S5.05] stays with its project: opened and fetched later, named again it is the same, and nobody else has it', async () => {
    const bytes = Buffer.from(lines.join('\n\n'))
    const { id } = await read('brief.txt', bytes)
    expect((await read('brief.txt', bytes)).id).toBe(id)
    const made = await caller.call(projects.createProject, { name: 'Harbour', briefId: id })
    const { project } = await caller.call(projects.openProject, { id: made.id })
    expect(project.briefId).toBe(id)
    const opened = await caller.call(projects.openBrief, { id })
    expect(opened).toMatchObject({ words: lines.join('\n\n'), title: 'Harbour SS27', bytes: bytes.length })
    const stranger = await openRole(toile)
    expect((await stranger.ask(projects.openBrief, { id })).errMsg).toMatch(/not here/)
    const theirs = await stranger.ask(projects.createProject, { name: 'Theirs', briefId: id })
    expect(theirs.errMsg).toMatch(/not here/)
  })

  it('[S5.05] words of wishes are told in the language of the screen', async () => {
    const { wishes } = await read('brief.txt', Buffer.from('Une robe en lin'), 'fr')
    expect(wishes.map(({ label }) => label)).toEqual(expect.arrayContaining(['lin', 'robe']))
  })
})

describe('a file that cannot be a brief', () => {
  it.each<[string, RefusalCode, () => Promise<Uint8Array> | Uint8Array]>([
    ['of 0 bytes', 'briefEmpty', () => Buffer.alloc(0)],
    ['of spaces', 'briefEmpty', () => Buffer.from(' \n\n ')],
    [
      'a picture named .txt',
      'briefKind',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(99)]),
    ],
    ['of noise', 'briefKind', () => randomBytes(5_000)],
    [
      'a ZIP of something else',
      'briefKind',
      () => new JSZip().file('a.txt', 'x').generateAsync({ type: 'uint8array' }),
    ],
    ['a scanned PDF', 'briefScanned', () => pdfOf([])],
    ['a locked PDF', 'briefLocked', lockedPdf],
    [
      'a locked Word file',
      'briefLocked',
      async () => {
        const bytes = Buffer.from(await wordOf(lines))
        const entry = bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
        bytes.writeUInt16LE(bytes.readUInt16LE(entry + 8) | 1, entry + 8)
        return bytes
      },
    ],
    ['half a PDF', 'briefDamaged', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<')],
    ['half a Word file', 'briefDamaged', async () => (await wordOf(lines)).subarray(0, 500)],
    ['a Word file with macros', 'briefMacros', () => wordOf(lines, { 'word/vbaProject.bin': 'x' })],
    ['an old Word file', 'briefOldWord', () => Buffer.from('d0cf11e0a1b11ae100', 'hex')],
    ['a ZIP bomb', 'briefTooHeavy', zipBomb],
    [
      'a Word file of very many parts',
      'briefTooHeavy',
      () =>
        wordOf(
          lines,
          Object.fromEntries(Array.from({ length: limits.brief.parts }, (_, at) => [`word/part-${at}.xml`, 'x'])),
        ),
    ],
    ['a Word file of 1.5 million paragraphs in each other', 'briefTooHeavy', nestedWord],
    ['a small PDF that unpacks to very much', 'briefTooHeavy', pdfBomb],
  ])('[S5.05] %s is told in one sentence and nothing is kept', async (_, code, make) => {
    const count = async () =>
      (await toile.database.pool.query("select count(*) from file where kind = 'brief'")).rows[0]
    const before = await count()
    const answer = await send('brief.pdf', await make())
    expect(answer).toMatchObject({ errCode: 1, errMsg: refusals[code].says })
    expect(await count()).toEqual(before)
  })

  it('[S5.05] several at once that unpack to very much cost the server nothing', async () => {
    const before = process.resourceUsage().maxRSS
    const [pdf, word] = [pdfBomb(), await nestedWord()]
    expect(pdf.length).toBeLessThan(2_000)
    expect(word.length).toBeLessThan(40_000)
    const answers = await Promise.all(Array.from({ length: 4 }, (_, i) => send('brief', i % 3 ? word : pdf)))
    expect(answers.map(({ errMsg }) => errMsg)).toEqual(Array(4).fill(refusals.briefTooHeavy.says))
    expect((await read('brief.txt', Buffer.from(lines.join('\n\n')))).title).toBe('Harbour SS27')
    // In kilobytes: the PDF alone has 900 MB.
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(300_000)
  })

  it('[S5.05] 5.1 MB are too many, in every language alike, and 5 MB are not', async () => {
    const words = (bytes: number) => Buffer.alloc(bytes, 'a linen dress\n')
    expect((await send('brief.txt', words(5_100_000), 'fr')).errMsg).toMatch(/5 Mo|5 MB/)
    expect((await send('brief.txt', words(4_900_000), 'fr')).errCode).toBe(0)
  })
})
