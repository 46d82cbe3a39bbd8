import { deflateRawSync } from 'node:zlib'
import { sure } from '@toile/geometry'
import JSZip from 'jszip'

const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const rels =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
/** A Word file of paragraphs, with further parts. */
export async function wordOf(text: readonly string[], more: Record<string, string> = {}) {
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
export function zipBomb() {
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

/** A PDF of these objects. */
function pdfOfObjects(objects: readonly (string | Buffer)[], more = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  let at = sure(parts[0]).length
  const places = objects.map((object, i) => {
    const place = `${String(at).padStart(10, '0')} 00000 n \n`
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object
    const whole = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    parts.push(whole)
    at += whole.length
    return place
  })
  const count = objects.length + 1
  const tail = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer\n<</Size ${count}/Root 1 0 R${more}>>\nstartxref\n${at}\n%%EOF`
  return Buffer.concat([...parts, Buffer.from(tail, 'latin1')])
}

/** A PDF that asks for a password. */
export const lockedPdf = () => {
  const key = `<${'ab'.repeat(32)}>`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
    `<</Filter/Standard/V 1/R 2/O ${key}/U ${key}/P -4>>`,
  ]
  return pdfOfObjects(objects, '/Encrypt 4 0 R/ID[<00><00>]')
}

/** A Word file of 1.5 million paragraphs, each in the one before: about 12 kB. */
export function nestedWord(): Promise<Uint8Array> {
  const many = 1_500_000
  return wordOf([], { 'word/document.xml': `<w:document><w:body>${'<w:p>'.repeat(many)}${'</w:p>'.repeat(many)}` })
}

/** 900 million zeros, deflated four times. */
const zeros = [
  'eNoB5AAb/3jaq7j19o6t3lJGibaH7xcIdM7XDJHq9M1QWRaoveIo0xcroYvzj1mFZM3MKzNYkcYoLMg5lacwSXjf713TPkzJv3dnOf//Ol+1ww',
  'Zz/P/H2+vp8TIwMBw4Mfd+/Jl6Oea2s9/tq3+3g4RuyK5fp3OmjynfXdr+LCMDA8Pi8p2b95r9Fqiws440YGdgYOi59+v1/bs3dR98/322n7ka',
  'pOnFXU42IO3QlcDAwMCwhQPM6QZzjiBzRmVGZUZlRmVGZTBkTl8NN0gor/pttL3UAFSkbv9isr3G3MeO4YzL730AaCYddADafJM=',
].join('')

/** A PDF of about a kilobyte whose page unpacks to 900 megabytes. */
export function pdfBomb(): Buffer {
  const packed = Buffer.from(zeros, 'base64')
  return pdfOfObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>',
    Buffer.concat([
      Buffer.from(`<</Filter[${'/FlateDecode'.repeat(4)}]/Length ${packed.length}>>\nstream\n`),
      packed,
      Buffer.from('\nendstream'),
    ]),
  ])
}
