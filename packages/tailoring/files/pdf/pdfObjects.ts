import { zlibSync } from 'fflate'

/** The objects of a PDF file as they are written: numbers are handed out before what they stand for is known. */
export interface PdfObjects {
  /** A number for an object that is put later. */
  reserve(): number
  put(number: number, body: string): void
  /** An object that is known at once. */
  add(body: string): number
  /** A packed stream with what else its dictionary says. */
  stream(content: string, more?: string): number
  /** The whole file. */
  close(root: number, about: number): Uint8Array
}

/** Every letter as the byte of its number; what is written is ASCII but for packed streams and Latin words. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i)
  return bytes
}

/** Opens a PDF 1.6 file whose objects are added one by one (ISO 32000-1). */
export function openPdfObjects(): PdfObjects {
  const bodies: (Uint8Array | undefined)[] = []
  const reserve = () => bodies.push(undefined)
  const put = (number: number, body: string) => void (bodies[number - 1] = bytesOf(body))
  const add = (body: string) => {
    const number = reserve()
    put(number, body)
    return number
  }
  return {
    reserve,
    put,
    add,
    stream(content, more = '') {
      const packed = zlibSync(bytesOf(content), { level: 6 })
      const head = bytesOf(`<</Length ${packed.length}/Filter/FlateDecode${more}>>\nstream\n`)
      return bodies.push(joined([head, packed, bytesOf('\nendstream')]))
    },
    close(root, about) {
      // The second line tells a mail program that the file is not text.
      const parts = [bytesOf('%PDF-1.6\n%âãÏÓ\n')]
      let at = parts.reduce((sum, { length }) => sum + length, 0)
      const places = bodies.map((body, i) => {
        if (!body) throw new Error(`The object ${i + 1} was never put.`)
        const place = at
        const whole = [bytesOf(`${i + 1} 0 obj\n`), body, bytesOf('\nendobj\n')]
        parts.push(...whole)
        at += whole.reduce((sum, { length }) => sum + length, 0)
        return `${String(place).padStart(10, '0')} 00000 n \n`
      })
      const table = `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${places.join('')}`
      const trailer = `trailer\n<</Size ${places.length + 1}/Root ${root} 0 R/Info ${about} 0 R>>\n`
      parts.push(bytesOf(`${table}${trailer}startxref\n${at}\n%%EOF\n`))
      return joined(parts)
    },
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
