/** What a file is by its content; its name tells Markdown from plain text, nothing else. */
export type FoundKind = 'text' | 'pdf' | 'word' | 'oldWord' | 'unknown'

const starts = (bytes: Buffer, text: string) => bytes.subarray(0, text.length).toString('latin1') === text
const pictures = [
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  'RIFF',
  'BM',
  '\x00\x00\x01\x00',
  '8BPS',
  '{\\rtf',
  '\x7fELF',
  'MZ',
]

/** The kind of a brief by its first bytes (requirement S5.05). */
export function kindOfBrief(bytes: Buffer): FoundKind {
  if (bytes.subarray(0, 1_024).toString('latin1').includes('%PDF-')) return 'pdf'
  if (starts(bytes, 'PK\x03\x04') || starts(bytes, 'PK\x05\x06')) return 'word'
  if (starts(bytes, '\xd0\xcf\x11\xe0')) return 'oldWord'
  return pictures.some((mark) => starts(bytes, mark)) ? 'unknown' : 'text'
}
