export type PictureKind = 'png' | 'jpeg' | 'webp' | 'heic' | 'other'

/** What the file dialog of the browser offers. */
export const pictureKinds = 'image/png,image/jpeg,image/webp'

const starts = (bytes: Uint8Array, at: number, text: string) =>
  text.split('').every((letter, i) => bytes[at + i] === letter.charCodeAt(0))

/** What a file is by its first bytes; its name and declared type do not count (requirement S5.01). */
export const kindOf = (bytes: Uint8Array): PictureKind => {
  if (bytes[0] === 0x89 && starts(bytes, 1, 'PNG')) return 'png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP')) return 'webp'
  if (starts(bytes, 4, 'ftyp') && /^(heic|heix|hevc|mif1|msf1)/.test(String.fromCharCode(...bytes.slice(8, 12))))
    return 'heic'
  return 'other'
}
