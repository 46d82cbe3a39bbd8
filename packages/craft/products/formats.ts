/** Forms of product pictures, width to height. */
export const productFormats = [
  { id: 'portrait', label: 'Portrait 4:5', ratio: 4 / 5 },
  { id: 'square', label: 'Square', ratio: 1 },
  { id: 'tall', label: 'Tall 2:3', ratio: 2 / 3 },
  { id: 'wide', label: 'Wide 16:9', ratio: 16 / 9 },
  { id: 'banner', label: 'Banner 3:1', ratio: 3 },
] as const

export type ProductFormatId = (typeof productFormats)[number]['id']
/** The ids of all formats. */
export const productFormatIds = productFormats.map(({ id }) => id) as [ProductFormatId, ...ProductFormatId[]]

/** The longer side of a finished product picture, in pixels. */
export const productSide = 2048

/** The sides in whole pixels of a format whose longer side is `longest` pixels. */
export function sizeOfFormat(id: ProductFormatId, longest: number): { width: number; height: number } {
  const ratio = productFormats.find((format) => format.id === id)?.ratio ?? 1
  return ratio >= 1
    ? { width: longest, height: Math.round(longest / ratio) }
    : { width: Math.round(longest * ratio), height: longest }
}
