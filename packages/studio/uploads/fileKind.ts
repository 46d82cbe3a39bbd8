/* oxlint-disable no-control-regex -- what files begin with are bytes, not letters */

export type PictureKind = 'png' | 'jpeg' | 'webp'

/** How many of a file's first bytes tell its kind. */
export const kindBytes = 2000

const pictures: readonly (readonly [kind: PictureKind, start: RegExp])[] = [
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['webp', /^RIFF.{4}WEBP/s],
]

/** Kinds of picture that are not taken, by what their files begin with. */
const others: readonly (readonly [name: string, start: RegExp])[] = [
  ['GIF', /^GIF8[79]a/],
  ['TIFF', /^(?:II[*+]\0|MM\0[*+])/],
  ['BMP', /^BM.{4}\0\0\0\0.{3}\0[\x0c-\x7c]\0\0\0/s],
  ['AVIF', /^.{4}ftyp(?:.{4}){0,8}?avi[fs]/s],
  ['HEIC', /^.{4}ftyp(?:.{4}){0,8}?(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/s],
  ['PSD', /^8BPS\0[\x01\x02]/],
  ['ICO', /^\0\0[\x01\x02]\0[^\0]\0/],
  ['JPEG XL', /^(?:\xff\x0a|\0\0\0\x0cJXL )/],
  ['JPEG 2000', /^(?:\xff\x4f\xff\x51|\0\0\0\x0cjP {2})/],
  ['SVG', /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--.*?-->\s*|<!DOCTYPE\s[^>[]*(?:\[.*?\]\s*)?>\s*)*<svg[\s>]/is],
]

/** The kind of picture by a file's first bytes, one letter for each; its name and declared type count for nothing (requirement S5.01). */
export const pictureKindOf = (start: string): PictureKind | undefined =>
  pictures.find(([, begins]) => begins.test(start))?.[0]

/** The name of a kind of picture that is not taken; nothing where a file is no picture at all. */
export const otherKindOf = (start: string): string | undefined => others.find(([, begins]) => begins.test(start))?.[0]
