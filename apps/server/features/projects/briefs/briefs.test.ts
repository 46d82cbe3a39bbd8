import { randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { readBriefSchema } from '@toile/contract/project/brief.ts'
import { contract } from '@toile/contract/index.ts'
import { refusals, type RefusalCode } from '@toile/fashion/refusals.ts'
import JSZip from 'jszip'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../../testing/caller.ts'
import { openTestToile, type TestToile } from '../../../testing/openTestToile.ts'
import { openRole } from '../../../testing/people.ts'
import { sendFile } from '../../../testing/sendFile.ts'

const { projects } = contract
let toile: TestToile
let caller: Caller
beforeAll(async () => {
  toile = await openTestToile({ TOILE_ROLE: 'api' })
  caller = await openRole(toile)
})
afterAll(() => toile.close())

const lines = ['Harbour SS27', 'Womenswear: a navy linen dress and an ivory shirt.', 'Clay #aa3311', 'No zips.']
const send = (name: string, bytes: Uint8Array, lang = 'en') =>
  sendFile(toile, caller, projects.readBrief, { name, bytes, lang })
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

const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const rels =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
async function wordOf(text: readonly string[], more: Record<string, string> = {}) {
  const paragraphs = text.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')
  const zip = new JSZip()
  zip.file('[Content_Types].xml', types)
  zip.file('_rels/.rels', rels)
  zip.file(
    'word/document.xml',
    `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`,
  )
  for (const [name, content] of Object.entries(more)) zip.file(name, content)
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
}

/** A ZIP of one part that claims to be small and unpacks to many times what is allowed. */
function bomb() {
  const content = deflateRawSync(Buffer.alloc(60_000_000, ' '))
  const name = Buffer.from('word/document.xml')
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(content.length, 18)
  local.writeUInt32LE(100, 22)
  local.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(content.length, 20)
  entry.writeUInt32LE(100, 24)
  entry.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length + content.length, 16)
  return Buffer.concat([local, name, content, entry, name, end])
}

const lockedPdf = () => {
  const key = `<${'ab'.repeat(32)}>`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
    `<</Filter/Standard/V 1/R 2/O ${key}/U ${key}/P -4>>`,
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, i) => {
    const at = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  text += `xref\n0 5\n0000000000 65535 f \n${places.join('')}trailer\n<</Size 5/Root 1 0 R/Encrypt 4 0 R/ID[<00><00>]>>\nstartxref\n${start}\n%%EOF`
  return Buffer.from(text, 'latin1')
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
    ['half a PDF', 'briefDamaged', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<')],
    ['half a Word file', 'briefDamaged', async () => (await wordOf(lines)).subarray(0, 500)],
    ['a Word file with macros', 'briefMacros', () => wordOf(lines, { 'word/vbaProject.bin': 'x' })],
    ['an old Word file', 'briefOldWord', () => Buffer.from('d0cf11e0a1b11ae100', 'hex')],
    ['a ZIP bomb', 'briefTooHeavy', bomb],
  ])('[S5.05] %s is told in one sentence and nothing is kept', async (_, code, make) => {
    const count = async () =>
      (await toile.database.pool.query("select count(*) from file where kind = 'brief'")).rows[0]
    const before = await count()
    const answer = await send('brief.pdf', await make())
    expect(answer).toMatchObject({ errCode: 1, errMsg: refusals[code].says })
    expect(await count()).toEqual(before)
  })

  it('[S5.05] 5.1 MB are too many, in every language alike, and 5 MB are not', async () => {
    const words = (bytes: number) => Buffer.alloc(bytes, 'a linen dress\n')
    expect((await send('brief.txt', words(5_100_000), 'fr')).errMsg).toMatch(/5 Mo|5 MB/)
    expect((await send('brief.txt', words(4_900_000), 'fr')).errCode).toBe(0)
  })
})
